import { Button } from '@mui/material';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { authCalls } from '../data/authCalls.ts';
import { useText } from '../i18n/useText.ts';
import { FormCard } from './FormCard.tsx';
import { FormText } from './FormText.tsx';
import { PublicLink } from './PublicLink.tsx';
import { PublicPage } from './PublicPage.tsx';
import { useGoOn } from './useGoOn.ts';
import { useRules } from './useRules.ts';
import { useFormSending } from './useFormSending.ts';
import { useVisitor } from './useVisitor.ts';

/** Asks for a link to set a new password. The page does not say whether the address is known. */
const ForgetPasswordPage = () => {
  const text = useText();
  const rules = useRules();
  // Somebody who is signed in already goes on at once; until that is known, the page waits.
  const visitor = useVisitor(useGoOn());
  const form = useForm({ defaultValues: { email: '' } });
  const { refusal, send, busy } = useFormSending(form);
  const [sent, setSent] = useState(false);
  const submit = send(async ({ email }) => {
    await authCalls.forgotPassword(email.trim());
    setSent(true);
  });
  return (
    <PublicPage waiting={!visitor}>
      <FormProvider {...form}>
        <FormCard
          title={text('account.forgetTitle')}
          hint={text('account.forgetHint')}
          refusal={refusal}
          done={sent ? text('account.forgetSent') : undefined}
          onSubmit={submit}
        >
          <FormText
            name="email"
            label={text('register.email')}
            type="email"
            autoComplete="email"
            required
            autoFocus
            rules={{ validate: rules.email }}
          />
          <Button type="submit" variant="contained" size="large" disabled={busy}>
            {text(sent ? 'account.resend' : 'account.send')}
          </Button>
          <PublicLink to="/login" label={text('account.toSignIn')} />
        </FormCard>
      </FormProvider>
    </PublicPage>
  );
};

export default ForgetPasswordPage;
