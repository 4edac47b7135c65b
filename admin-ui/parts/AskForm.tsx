import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useRef, type FormEvent, type ReactNode } from 'react';
import { useText } from '../i18n/useText.ts';
import { useCtrlKey } from './useKeys.ts';

const widths = { narrow: 'xs', middle: 'sm', wide: 'md' } as const;

interface AskFormProps {
  readonly title: string;
  /** What the button says that does it; without it there is nothing left to do but to close. */
  readonly submit?: string;
  /** Something is not said yet, or it is being done. */
  readonly disabled?: boolean;
  /** It takes something away that is not easily had back; beside “cancel the task” nothing else is called “cancel”. */
  readonly severe?: boolean;
  readonly width?: keyof typeof widths;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A few questions in a dialog, answered with Enter; where Enter begins a new line, with Ctrl+Enter. */
export const AskForm = ({
  title,
  submit,
  disabled = false,
  severe = false,
  width = 'narrow',
  onSubmit,
  onClose,
  children,
}: AskFormProps) => {
  const text = useText();
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  useCtrlKey('enter', () => form.current?.requestSubmit());
  const send = (event: FormEvent) => {
    event.preventDefault();
    // Where the dialog was opened from a form, that one is not to be saved by it.
    event.stopPropagation();
    if (!disabled && submit !== undefined) onSubmit();
  };
  return (
    <Dialog open onClose={onClose} maxWidth={widths[width]} fullWidth aria-labelledby={titleId}>
      <form ref={form} onSubmit={send} noValidate>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, '&&': { pt: 1 } }}>
          {children}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button color="inherit" onClick={onClose}>
            {text(submit === undefined || severe ? 'common.close' : 'common.cancel')}
          </Button>
          {submit !== undefined && (
            <Button
              type="submit"
              variant="contained"
              color={severe ? 'error' : 'primary'}
              disabled={disabled}
            >
              {submit}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
};
