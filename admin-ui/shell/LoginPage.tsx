import { Alert, Box, Button, Checkbox, FormControlLabel, Paper, TextField, Typography } from '@mui/material';
import { useLogin, useSafeSetState } from 'ra-core';
import { useEffect, useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useInfo } from '../data/info.ts';
import { queryClient } from '../data/queryClient.ts';
import { redirectFromOf } from '../data/redirectFrom.ts';
import { signedInUser } from '../data/session.ts';
import { useText } from '../i18n/useText.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { LoginPicture } from './LoginPicture.tsx';
import { AppearanceButton, LanguageMenu } from './TopBar.tsx';

/** Sign-in; a demo installation offers its accounts. */
export const LoginPage = () => {
  const text = useText();
  const login = useLogin();
  const navigate = useNavigate();
  const wanted = redirectFromOf(useLocation().search);
  const { data: info } = useInfo('bySomebody');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const [error, setError] = useSafeSetState<string | undefined>(undefined);
  const [busy, setBusy] = useSafeSetState(false);

  useEffect(() => {
    const goOn = () => void navigate(wanted ?? '/main', { replace: true });
    void signedInUser().then(
      (user) => user && goOn(),
      () => undefined,
    );
  }, [navigate, wanted]);

  const signIn = async (credentials: { email: string; password: string }) => {
    setBusy(true);
    setError(undefined);
    queryClient.clear();
    try {
      await login({ ...credentials, remember }, wanted);
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : 'ra.auth.sign_in_error');
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void signIn({ email, password });
  };

  return (
    <Box sx={{ minHeight: '100vh', display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1.1fr 1fr' } }}>
      <LoginPicture />
      <Box sx={{ display: 'flex', flexDirection: 'column', p: 2 }}>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
          <LanguageMenu />
          <AppearanceButton />
        </Box>
        <Box sx={{ flex: 1, display: 'grid', placeItems: 'center' }}>
          <Paper
            variant="outlined"
            component="form"
            onSubmit={submit}
            sx={{ width: '100%', maxWidth: 380, p: 3, display: 'flex', flexDirection: 'column', gap: 2 }}
          >
            <Typography component="h1" variant="h5">
              {text('login.title')}
            </Typography>
            {error && <SignInError message={error} />}
            <TextField
              label={text('login.email')}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
              autoComplete="username"
              name="email"
              required
              autoFocus
            />
            <TextField
              label={text('login.password')}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              type="password"
              autoComplete="current-password"
              name="password"
              required
            />
            <FormControlLabel
              control={
                <Checkbox checked={remember} onChange={(event) => setRemember(event.target.checked)} />
              }
              label={text('login.remember')}
              slotProps={{ typography: { variant: 'body2' } }}
            />
            <Button type="submit" variant="contained" size="large" disabled={busy}>
              {text('login.signIn')}
            </Button>
            {info?.demo && (
              <DemoAccounts
                accounts={info.demo}
                disabled={busy === true}
                onChoose={(account) => void signIn({ email: account.login, password: account.password })}
              />
            )}
          </Paper>
        </Box>
      </Box>
    </Box>
  );
};

const SignInError = ({ message }: { message: string }) => {
  const text = useText();
  return (
    <Alert severity="error">
      {message === 'keja.error.unreachable'
        ? text('error.unreachable')
        : message === 'keja.error.server'
          ? text('error.server')
          : message}
    </Alert>
  );
};
