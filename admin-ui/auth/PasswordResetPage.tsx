import { Button } from '@mui/material';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Link, useParams } from 'react-router-dom';
import { authCalls } from '../data/authCalls.ts';
import { forgetSession } from '../data/session.ts';
import { useText } from '../i18n/useText.ts';
import { FormCard } from './FormCard.tsx';
import { NewPassword } from './NewPassword.tsx';
import { PublicLink } from './PublicLink.tsx';
import { PublicPage } from './PublicPage.tsx';
import { useFormSending } from './useFormSending.ts';

/** The page that the link in the e-mail about a forgotten password opens. A new password is set here. */
const PasswordResetPage = () => {
  const text = useText();
  const { token = '' } = useParams();
  const form = useForm({ defaultValues: { password: '', passwordAgain: '' } });
  const { refusal, send, busy } = useFormSending(form);
  const [done, setDone] = useState(false);
  const submit = send(async ({ password }) => {
    await authCalls.resetPassword(token, password);
    // The new password ends every session of the person, perhaps also that of this browser.
    forgetSession();
    setDone(true);
  });
  return (
    <PublicPage>
      <FormProvider {...form}>
        <FormCard
          title={text('account.resetTitle')}
          refusal={refusal}
          done={done ? text('account.resetDone') : undefined}
          onSubmit={submit}
        >
          {done ? (
            <Button component={Link} to="/login" variant="contained" size="large">
              {text('login.signIn')}
            </Button>
          ) : (
            <>
              <NewPassword label={text('register.password')} autoFocus />
              <Button type="submit" variant="contained" size="large" disabled={busy}>
                {text('account.resetSubmit')}
              </Button>
              {refusal && <PublicLink to="/forget-password" label={text('account.sendAnother')} />}
              <PublicLink to="/login" label={text('account.toSignIn')} />
            </>
          )}
        </FormCard>
      </FormProvider>
    </PublicPage>
  );
};

export default PasswordResetPage;
