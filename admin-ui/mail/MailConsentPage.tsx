import { Alert, Button, LinearProgress, Paper, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { emailAccount } from '#domain/mail/emailAccount.ts';
import { callApi } from '../data/client.ts';
import { useSentence } from '../parts/useSentence.ts';
import { useMailboxWords } from './useMailboxWords.ts';

/**
 * The page to which a provider, such as Google, sends the owner of a mailbox back after the owner has given or refused consent
 * (OAuth 2). The page passes the answer of the provider on to the server.
 */
const MailConsentPage = () => {
  const words = useMailboxWords();
  const sentence = useSentence();
  const [parameters] = useSearchParams();
  const state = parameters.get('state') ?? '';
  const code = parameters.get('code') ?? undefined;
  const refusal = parameters.get('error_description') ?? parameters.get('error') ?? undefined;
  const { isPending, error, data } = useQuery({
    queryKey: ['mailConsent', state],
    queryFn: () =>
      // Without a code the server must get an error, also if the provider has not named one.
      callApi('POST /email_account_consent', {
        body: { state, ...(code === undefined ? { error: refusal ?? '?' } : { code }) },
      }),
    // A code is valid for one call only, so the call is never repeated.
    staleTime: Infinity,
    retry: false,
  });
  return (
    <Paper sx={{ maxWidth: 560, mx: 'auto', mt: 4, p: 3 }}>
      <Stack spacing={2}>
        <Typography variant="h6" component="h1">
          {data ? words.consent.done : words.consent.taking}
        </Typography>
        {isPending && <LinearProgress />}
        {error && <Alert severity="error">{sentence(error)}</Alert>}
        {data && (
          <Button
            component={Link}
            variant="contained"
            to={`/${emailAccount.path}/${data.emailAccount}`}
            sx={{ alignSelf: 'start' }}
          >
            {words.consent.back}
          </Button>
        )}
        {error && (
          <Button
            component={Link}
            variant="outlined"
            to={`/${emailAccount.path}`}
            sx={{ alignSelf: 'start' }}
          >
            {words.consent.accounts}
          </Button>
        )}
      </Stack>
    </Paper>
  );
};

export default MailConsentPage;
