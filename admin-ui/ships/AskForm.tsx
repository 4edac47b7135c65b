import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import type { ReactNode } from 'react';
import { useText } from '../i18n/useText.ts';

interface AskFormProps {
  readonly title: string;
  readonly submit: string;
  readonly disabled?: boolean;
  readonly wide?: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A few questions in a dialog, answered with Enter. */
export const AskForm = ({ title, submit, disabled, wide, onSubmit, onClose, children }: AskFormProps) => {
  const text = useText();
  return (
    <Dialog open onClose={onClose} maxWidth={wide ? 'md' : 'xs'} fullWidth>
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!disabled) onSubmit();
        }}
      >
        <DialogTitle>{title}</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, '&&': { pt: 1 } }}>
          {children}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {text('common.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={disabled === true}>
            {submit}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
};
