import { Alert, Box, Button, CircularProgress } from '@mui/material';
import TestIcon from '@mui/icons-material/CableOutlined';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { AnswerAt } from '#domain/contracts.ts';
import { integerText } from '#domain/kernel/written.ts';
import { filled } from '#domain/words/filled.ts';
import { callApi } from '../data/client.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useSentence } from '../parts/useSentence.ts';
import { useMailboxWords } from './useMailboxWords.ts';

type Trial = AnswerAt<'POST /email_accounts/:id/test'>;

/** Tests the connection to the mail server of a saved account, and shows which step failed. */
const MailboxTrial = () => {
  const words = useMailboxWords();
  const sentence = useSentence();
  const { getValues } = useFormContext();
  const { isDirty } = useFormState();
  const [trial, setTrial] = useState<Trial>();
  const [failure, setFailure] = useState<string>();
  const [trying, setTrying] = useState(false);
  const id: unknown = getValues('id');
  // An empty object that stands for the saved settings. Another takes its place when somebody begins to change them, so that
  // a result that comes later is not shown: it is about settings that are no longer in the form.
  const settings = useRef({});
  useEffect(() => {
    if (!isDirty) return;
    settings.current = {};
    setTrial(undefined);
    setFailure(undefined);
  }, [isDirty]);

  const test = async () => {
    const testedSettings = settings.current;
    setTrying(true);
    setTrial(undefined);
    setFailure(undefined);
    try {
      const result = await callApi('POST /email_accounts/:id/test', { params: { id: Number(id) } });
      if (settings.current === testedSettings) setTrial(result);
    } catch (error) {
      if (settings.current === testedSettings) setFailure(sentence(error));
    } finally {
      setTrying(false);
    }
  };
  const isSaved = typeof id === 'number' && !isDirty;
  return (
    <Box sx={{ mb: 1.25 }}>
      <Button
        type="button"
        variant="outlined"
        disabled={trying || !isSaved}
        startIcon={trying ? <CircularProgress size={16} /> : <TestIcon />}
        title={words.test.hint}
        onClick={() => void test()}
      >
        {trying ? words.test.trying : words.test.button}
      </Button>
      <Box aria-live="polite" sx={{ mt: 0.75 }}>
        {!isSaved && <Alert severity="info">{words.test.saveFirst}</Alert>}
        {failure && <Alert severity="error">{failure}</Alert>}
        {trial && <Outcome trial={trial} />}
        {trial && <Senders senders={trial.senders} />}
      </Box>
    </Box>
  );
};

const Outcome = ({ trial: { fault, words: serverWords, folders, messages } }: { readonly trial: Trial }) => {
  const words = useMailboxWords();
  const language = useLanguage();
  if (fault === null)
    return (
      <Alert severity="success">
        {filled(words.test.well, {
          folders: integerText(language, folders ?? 0),
          messages: integerText(language, messages ?? 0),
        })}
      </Alert>
    );
  return (
    <Alert severity="error">
      {words.faults[fault]}
      {serverWords && (
        <Box sx={{ fontSize: 13, mt: 0.25 }}>{filled(words.test.said, { words: serverWords })}</Box>
      )}
    </Alert>
  );
};

/** What the DNS of the account's domain says about who may send in its name, and what to do about it. */
const Senders = ({ senders }: Pick<Trial, 'senders'>) => {
  const words = useMailboxWords();
  if (senders.length === 0) return null;
  const isWell = senders.every(({ state }) => state === 'good' || state === 'unknown');
  return (
    <Alert severity={isWell ? 'info' : 'warning'} sx={{ mt: 0.75 }}>
      {words.senders}
      <Box component="ul" sx={{ m: 0, pl: 2.5, fontSize: 13, overflowWrap: 'anywhere' }}>
        {senders.map(({ kind, state, text }) => (
          <li key={kind}>
            {kind.toUpperCase()}: {words.senderStates[state]}
            {text && <Box sx={{ color: 'text.secondary' }}>{text}</Box>}
          </li>
        ))}
      </Box>
    </Alert>
  );
};

export default MailboxTrial;
