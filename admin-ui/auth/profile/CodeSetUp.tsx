import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { CodeMethod } from '../../data/authCalls.ts';
import { profileCalls, type TotpSetUp } from '../../data/profileCalls.ts';
import { useText } from '../../i18n/useText.ts';
import { useSentence } from '../../parts/useSentence.ts';
import { FormText } from '../FormText.tsx';
import { useRules } from '../useRules.ts';
import { useSending } from '../useSending.ts';
import { TotpPicture } from './TotpPicture.tsx';

interface CodeSetUpProps {
  readonly method: CodeMethod;
  readonly onClose: () => void;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
}

/** Turns the second step on: the first code of the app or of a letter shows that codes arrive. */
export const CodeSetUp = ({ method, onClose, onDone }: CodeSetUpProps) => {
  const text = useText();
  const rules = useRules();
  const sentence = useSentence();
  const form = useForm({ defaultValues: { code: '' } });
  const { refusal, send, busy } = useSending(form);
  const [totp, setTotp] = useState<TotpSetUp>();
  const [failed, setFailed] = useState<unknown>();

  useEffect(() => {
    const begin = async () => {
      if (method === 'mail') await profileCalls.beginMail();
      else setTotp(await profileCalls.beginTotp());
    };
    // Begun after a moment: what is taken down at once, as in development, sends no letter.
    const timer = setTimeout(() => void begin().catch(setFailed));
    return () => clearTimeout(timer);
  }, [method]);

  const submit = send(async ({ code }) => {
    const digits = code.replace(/\s/g, '');
    onDone(await (method === 'mail' ? profileCalls.confirmMail(digits) : profileCalls.confirmTotp(digits)));
  });
  const said = failed === undefined ? refusal : sentence(failed);
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="code-title">
      <FormProvider {...form}>
        <form noValidate onSubmit={submit}>
          <DialogTitle id="code-title">
            {text(method === 'mail' ? 'profile.useMail' : 'profile.useTotp')}
          </DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
            {said && <Alert severity="error">{said}</Alert>}
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
            <Button type="submit" variant="contained" disabled={busy || failed !== undefined}>
              {text('profile.turnOn')}
            </Button>
          </DialogActions>
        </form>
      </FormProvider>
    </Dialog>
  );
};
