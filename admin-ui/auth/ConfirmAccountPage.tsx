import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
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

/** Registration passes the address on, so that nobody types it again. */
export interface ConfirmAccountState {
  readonly email?: string;
}

/** Asks the person to look into their mailbox, and can send the e-mail again. */
const ConfirmAccountPage = () => {
  const text = useText();
  const rules = useRules();
  // Whoever has signed in already does not see this page, but goes on to the page that they wanted.
  const visitor = useVisitor(useGoOn());
  const state = useLocation().state as ConfirmAccountState | null;
  const form = useForm({ defaultValues: { email: state?.email ?? '' } });
  const { refusal, send, busy } = useFormSending(form);
  const [sent, setSent] = useState(false);
  const submit = send(async ({ email }) => {
    await authCalls.resendConfirmation(email.trim());
    setSent(true);
  });
  return (
    <PublicPage waiting={!visitor}>
      <FormProvider {...form}>
        <FormCard
          title={text('account.confirmTitle')}
          hint={text('account.confirmHint')}
          refusal={refusal}
          done={sent ? text('account.resent') : undefined}
          onSubmit={submit}
        >
          <Typography color="text.secondary">{text('account.confirmResend')}</Typography>
          <FormText
            name="email"
            label={text('register.email')}
            type="email"
            autoComplete="email"
            required
            rules={{ validate: rules.email }}
          />
          <Button type="submit" variant="contained" size="large" disabled={busy}>
            {text('account.resend')}
          </Button>
          <PublicLink to="/login" label={text('account.toSignIn')} />
        </FormCard>
      </FormProvider>
    </PublicPage>
  );
};

export default ConfirmAccountPage;
