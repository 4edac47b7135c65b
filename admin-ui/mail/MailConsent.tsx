import { Alert, Box, Button } from '@mui/material';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import { useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { EmailSignIn } from '#domain/mail/enums.ts';
import { dateTimeText } from '#domain/kernel/written.ts';
import { filled } from '#domain/words/filled.ts';
import { callApi } from '../data/client.ts';
import { useSentence } from '../parts/useSentence.ts';
import { useMailboxWords } from './useMailboxWords.ts';

/** Leads the owner of a mailbox to the page of the provider, and shows whether the owner has given consent. */
const MailConsent = () => {
  const words = useMailboxWords();
  const sentence = useSentence();
  const { getValues, watch } = useFormContext();
  const { isDirty } = useFormState();
  const [failure, setFailure] = useState<string>();
  const signIn = watch('signIn') as EmailSignIn | undefined;
  const consentedAt: unknown = watch('consentedAt');
  const id: unknown = getValues('id');
  if (signIn !== 'google' && signIn !== 'microsoft') return null;

  const begin = async () => {
    setFailure(undefined);
    try {
      const { url } = await callApi('POST /email_accounts/:id/consent', { params: { id: Number(id) } });
      window.location.assign(url);
    } catch (error) {
      setFailure(sentence(error));
    }
  };
  // The provider is asked for the account as it is stored, so changes must be saved first.
  const isSaved = typeof id === 'number' && !isDirty;
  return (
    <Box sx={{ mb: 1.25 }}>
      <Button
        type="button"
        variant={consentedAt ? 'outlined' : 'contained'}
        disabled={!isSaved}
        startIcon={<KeyIcon />}
        title={words.consent.hint}
        onClick={() => void begin()}
      >
        {words.consent[signIn]}
      </Button>
      <Box aria-live="polite" sx={{ mt: 0.75 }}>
        {isSaved && !consentedAt && <Alert severity="warning">{words.consent.missing}</Alert>}
        {isSaved && Boolean(consentedAt) && (
          <Alert severity="success">{filled(words.consent.since, { at: dateTimeText(consentedAt) })}</Alert>
        )}
        {failure && <Alert severity="error">{failure}</Alert>}
      </Box>
    </Box>
  );
};

export default MailConsent;
