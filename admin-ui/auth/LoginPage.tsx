import { Box, Button } from '@mui/material';
import { FormProvider, useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { useInfo } from '../data/info.ts';
import { queryClient } from '../data/queryClient.ts';
import { secondStepFrom } from '../data/redirectFrom.ts';
import { signIn, type Credentials } from '../data/session.ts';
import { useText } from '../i18n/useText.ts';
import { CredentialFields } from './CredentialFields.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { FormCard } from './FormCard.tsx';
import { PublicLink } from './PublicLink.tsx';
import { PublicPage } from './PublicPage.tsx';
import { useEndedFor } from './useEndedFor.ts';
import { useGoOn } from './useGoOn.ts';
import { useFormSending } from './useFormSending.ts';
import { useVisitor } from './useVisitor.ts';

/** The sign-in page. A demo installation also offers its accounts: the information for anybody (`bySomebody`) has them. */
const LoginPage = () => {
  const text = useText();
  const { search } = useLocation();
  const navigate = useNavigate();
  const goOn = useGoOn();
  // Somebody who is signed in already goes on at once; until that is known, the page waits.
  const visitor = useVisitor(goOn);
  // The working place at which a new session ended the one of this browser.
  const endedFor = useEndedFor();
  const { data: info } = useInfo('bySomebody');
  const form = useForm<Credentials>({ defaultValues: { email: '', password: '', remember: false } });
  const { refusal, refusalCode, send, busy } = useFormSending(form);

  const submit = send(async (credentials) => {
    const needsCode = await signIn(credentials);
    // What was read before belongs to somebody else, or to nobody.
    queryClient.clear();
    if (needsCode) void navigate(secondStepFrom(search));
    else goOn();
  });

  return (
    <PublicPage waiting={!visitor}>
      <FormProvider {...form}>
        <FormCard
          title={text('login.title')}
          {...(endedFor ? { hint: text('login.endedFor', { place: endedFor }) } : {})}
          refusal={refusal}
          onSubmit={submit}
        >
          <CredentialFields />
          <Button type="submit" variant="contained" size="large" disabled={busy}>
            {text('login.signIn')}
          </Button>
          <Box sx={{ display: 'grid', gap: 0.75 }}>
            {refusalCode === 'email_not_confirmed' && (
              <PublicLink to="/confirm-account" label={text('account.notConfirmed')} />
            )}
            <PublicLink to="/forget-password" label={text('account.forgotten')} />
            <PublicLink to="/register" label={text('account.noAccount')} />
          </Box>
          {info?.demo && (
            <DemoAccounts
              accounts={info.demo}
              disabled={busy}
              onChoose={({ login, password }) => {
                form.reset({ email: login, password, remember: form.getValues('remember') });
                submit();
              }}
            />
          )}
        </FormCard>
      </FormProvider>
    </PublicPage>
  );
};

export default LoginPage;
