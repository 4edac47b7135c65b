import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { FormProvider, useForm } from 'react-hook-form';
import type { CodeMethod } from '../../data/authCalls.ts';
import { profileCalls, type TotpSetUp } from '../../data/profileCalls.ts';
import { useText } from '../../i18n/useText.ts';
import { byEscape } from '../../parts/byEscape.ts';
import { FormText } from '../FormText.tsx';
import { useRules } from '../useRules.ts';
import { useFormSending } from '../useFormSending.ts';
import { TotpPicture } from './TotpPicture.tsx';

/** How the second step is set up: by an app with its secret, or by an e-mail that was sent. */
export interface BegunStep {
  readonly method: CodeMethod;
  readonly totp?: TotpSetUp;
}

/** Begins the set-up after the person has typed their password. */
export async function beginStep(method: CodeMethod, password: string): Promise<BegunStep> {
  if (method === 'totp') return { method, totp: await profileCalls.beginTotp(password) };
  await profileCalls.beginMail(password);
  return { method };
}

interface CodeSetUpProps {
  readonly begun: BegunStep;
  readonly onClose: () => void;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
}

/** Turns the second step on. The first code proves that the person gets codes, by e-mail or from their app. */
export function CodeSetUp({ begun: { method, totp }, onClose, onDone }: CodeSetUpProps) {
  const text = useText();
  const rules = useRules();
  const form = useForm({ defaultValues: { code: '' } });
  const { refusal, send, busy } = useFormSending(form);

  const submit = send(async ({ code }) => {
    const digits = code.replace(/\s/g, '');
    onDone(await (method === 'mail' ? profileCalls.confirmMail(digits) : profileCalls.confirmTotp(digits)));
  });
  return (
    <Dialog open onClose={byEscape(onClose)} maxWidth="xs" fullWidth aria-labelledby="code-title">
      <FormProvider {...form}>
        <form noValidate onSubmit={submit}>
          <DialogTitle id="code-title">
            {text(method === 'mail' ? 'profile.useMail' : 'profile.useTotp')}
          </DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
            {refusal && <Alert severity="error">{refusal}</Alert>}
            {totp && <TotpPicture setUp={totp} />}
            <FormText
              name="code"
              label={text(method === 'mail' ? 'profile.codeOfMail' : 'profile.codeOfApp')}
              autoComplete="one-time-code"
              required
              autoFocus
              rules={{ validate: rules.filled }}
              sx={{ mt: 0.5 }}
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{text('common.cancel')}</Button>
            <Button type="submit" variant="contained" disabled={busy}>
              {text('profile.turnOn')}
            </Button>
          </DialogActions>
        </form>
      </FormProvider>
    </Dialog>
  );
}
