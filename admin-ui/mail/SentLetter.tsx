import { Alert, Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { dateTimeText } from '#domain/kernel/written.ts';
import { filled } from '#domain/words/filled.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { StatusChip } from '../parts/StatusChip.tsx';
import { LetterBody } from './LetterBody.tsx';
import { LetterDelivery } from './LetterDelivery.tsx';
import { LetterHeads } from './LetterHeads.tsx';
import { writtenLetterQuery } from './mailQueries.ts';
import { useMailboxWords } from './useMailboxWords.ts';
import { useSendState } from './useSendState.ts';
import { WaitingBar } from './WaitingBar.tsx';
import { whyNotSent } from './whyNotSent.ts';

interface SentLetterProps {
  readonly id: number;
  /** Called to begin a new letter with the content of this one. */
  readonly onAgain: (id: number) => void;
  /** Called when the letter was taken back and is a draft again. */
  readonly onTakenBack: (id: number) => void;
}

/** A letter that was sent from here, and its state. One that could not be sent can be copied into a new letter. */
export function SentLetter({ id, onAgain, onTakenBack }: SentLetterProps) {
  const language = useLanguage();
  const words = useMailboxWords();
  const sendStateOf = useSendState();
  // The state of the delivery may change while the letter is read. The key is that of `writtenLetterQuery`.
  useRefetchOnChange(['outgoingEmail'], ['mail', 'written letter', id]);
  const { data: letter, error } = useQuery(writtenLetterQuery(id));
  if (!letter) return <ErrorNote error={error} />;
  const { subject, to, cc, bcc, date, status, failure, delivery, body, bodyType } = letter;
  // A letter that was sent has a `failure` if the mail server has refused some of its recipients.
  const hasNotReachedAll = status === 'failed' || (status === 'sent' && Boolean(failure));
  return (
    <Box
      component="article"
      aria-label={words.reading}
      sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}
    >
      <LetterHeads
        subject={subject}
        heads={[
          [words.to, to],
          [words.cc, cc],
          [words.bcc, bcc],
          [words.date, dateTimeText(date)],
        ]}
      >
        {status && <StatusChip {...sendStateOf(status, delivery)} />}
      </LetterHeads>
      {hasNotReachedAll && (
        <Alert
          severity="warning"
          sx={{ borderRadius: 0, overflowWrap: 'anywhere' }}
          action={
            <Button color="inherit" size="small" onClick={() => onAgain(id)}>
              {words.sendAgain}
            </Button>
          }
        >
          {status === 'sent'
            ? filled(words.notToAll, { reason: failure ?? '' })
            : whyNotSent(language, failure, words.failed)}
        </Alert>
      )}
      {status === 'queued' && letter.sendAt && (
        <WaitingBar id={id} sendAt={letter.sendAt} onTakenBack={onTakenBack} />
      )}
      <LetterDelivery letter={letter} onAgain={onAgain} />
      {body ? (
        <LetterBody body={body} isHtml={bodyType !== 'text'} />
      ) : (
        <Typography sx={{ p: 2 }}>–</Typography>
      )}
    </Box>
  );
}
