import { Box, Button, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { authCalls } from '../data/authCalls.ts';
import { useText } from '../i18n/useText.ts';
import type { ConfirmAccountState } from './ConfirmAccountPage.tsx';
import { FirmFields } from './FirmFields.tsx';
import { FormCard } from './FormCard.tsx';
import { FormText } from './FormText.tsx';
import { NewPassword } from './NewPassword.tsx';
import { PublicLink } from './PublicLink.tsx';
import { PublicPage } from './PublicPage.tsx';
import { emptyRegistration, registrationOf, type RegistrationForm } from './registration.ts';
import { useGoOn } from './useGoOn.ts';
import { useRules } from './useRules.ts';
import { useFormSending } from './useFormSending.ts';
import { useVisitor } from './useVisitor.ts';

/** The registration of a person or a firm. The outcome is sent by e-mail. */
const RegisterPage = () => {
  const text = useText();
  const { filled, email } = useRules();
  const navigate = useNavigate();
  // A person who is signed in already is led away from this page.
  const visitor = useVisitor(useGoOn());
  const form = useForm<RegistrationForm>({ defaultValues: emptyRegistration });
  const { refusal, send, busy } = useFormSending(form);
  const isFirm = useWatch({ control: form.control, name: 'isFirm' });
  const { errors, isSubmitted } = form.formState;
  const incomplete = isSubmitted && Object.keys(errors).length > 0;
  const submit = send(async (values) => {
    await authCalls.register(registrationOf(values));
    const state: ConfirmAccountState = { email: values.email.trim() };
    void navigate('/confirm-account', { state });
  });
  const requiredField = { required: true, rules: { validate: filled } };
  return (
    <PublicPage waiting={!visitor}>
      <FormProvider {...form}>
        <FormCard
          title={text('register.title')}
          refusal={incomplete ? text('register.notAll') : refusal}
          onSubmit={submit}
          wide
        >
          <KindChoice isFirm={isFirm} onChoose={(chosen) => form.setValue('isFirm', chosen)} />
          <Part title={text('register.you')}>
            <FormText name="name" label={text('register.name')} autoComplete="name" {...requiredField} />
            <FormText
              name="login"
              label={text('register.login')}
              autoComplete="username"
              {...requiredField}
            />
            <FormText
              name="email"
              label={text('register.email')}
              type="email"
              autoComplete="email"
              required
              rules={{ validate: email }}
            />
            <NewPassword label={text('register.password')} />
          </Part>
          {isFirm && (
            <Part title={text('register.firmData')}>
              <FirmFields />
            </Part>
          )}
          <Button type="submit" variant="contained" size="large" disabled={busy}>
            {text('register.submit')}
          </Button>
          <PublicLink to="/login" label={text('account.toSignIn')} />
        </FormCard>
      </FormProvider>
    </PublicPage>
  );
};

const KindChoice = ({ isFirm, onChoose }: { isFirm: boolean; onChoose: (isFirm: boolean) => void }) => {
  const text = useText();
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      color="primary"
      aria-label={text('register.kind')}
      value={isFirm}
      // Null says that the chosen button was pressed again.
      onChange={(_event, chosen: boolean | null) => chosen !== null && onChoose(chosen)}
    >
      <ToggleButton value={false}>{text('register.person')}</ToggleButton>
      <ToggleButton value>{text('register.firm')}</ToggleButton>
    </ToggleButtonGroup>
  );
};

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
    <Typography component="legend" variant="h6" sx={{ mb: 1.25, p: 0 }}>
      {title}
    </Typography>
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  </Box>
);

export default RegisterPage;
