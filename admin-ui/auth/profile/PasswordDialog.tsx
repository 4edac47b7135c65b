import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { FormProvider, useForm } from 'react-hook-form';
import { useText } from '../../i18n/useText.ts';
import { byEscape } from '../../parts/byEscape.ts';
import { FormText } from '../FormText.tsx';
import { useRules } from '../useRules.ts';
import { useFormSending } from '../useFormSending.ts';

interface PasswordDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly act: (password: string) => Promise<void>;
}

/** Asks for the password before an action that nobody else may do at an unattended screen. */
export function PasswordDialog({ title, onClose, act }: PasswordDialogProps) {
  const text = useText();
  const rules = useRules();
  const form = useForm({ defaultValues: { password: '' } });
  const { refusal, send, busy } = useFormSending(form);
  return (
    <Dialog open onClose={byEscape(onClose)} maxWidth="xs" fullWidth aria-labelledby="password-title">
      <FormProvider {...form}>
        <form noValidate onSubmit={send(({ password }) => act(password))}>
          <DialogTitle id="password-title">{title}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
            <Typography>{text('profile.byPassword')}</Typography>
            {refusal && <Alert severity="error">{refusal}</Alert>}
            <FormText
              name="password"
              label={text('profile.password')}
              type="password"
              autoComplete="current-password"
              required
              autoFocus
              rules={{ validate: rules.filled }}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{text('common.cancel')}</Button>
            <Button type="submit" variant="contained" disabled={busy}>
              {title}
            </Button>
          </DialogActions>
        </form>
      </FormProvider>
    </Dialog>
  );
}
