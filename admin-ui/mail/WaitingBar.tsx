import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { dateTimeText } from '#domain/kernel/written.ts';
import { filled } from '#domain/words/filled.ts';
import { callApi } from '../data/client.ts';
import { SendTime } from './SendTime.tsx';
import { useMailboxWords } from './useMailboxWords.ts';
import { useMailCall } from './useMailCall.ts';
import { useTakeBack } from './useTakeBack.ts';

interface WaitingBarProps {
  readonly id: number;
  /** ISO in UTC. */
  readonly sendAt: string;
  /** Called when the letter is a draft again. */
  readonly onTakenBack: (id: number) => void;
}

/**
 * The time at which a waiting letter is sent, and the actions that are still possible: to send it at another time, or to take it
 * back.
 */
export function WaitingBar({ id, sendAt, onTakenBack }: WaitingBarProps) {
  const words = useMailboxWords();
  const run = useMailCall();
  const takeBack = useTakeBack();
  const [choosing, setChoosing] = useState(false);
  const postpone = async (next: string) => {
    setChoosing(false);
    await run(() => callApi('POST /outgoing_email/postpone', { body: { id, sendAt: next } }));
  };
  return (
    <>
      <Alert
        severity="info"
        sx={{ borderRadius: 0, alignItems: 'center' }}
        action={
          <>
            <Button color="inherit" size="small" onClick={() => setChoosing(true)}>
              {words.changeTime}
            </Button>
            <Button
              color="inherit"
              size="small"
              onClick={() => void takeBack(id).then((isDraft) => isDraft && onTakenBack(id))}
            >
              {words.takeBack}
            </Button>
          </>
        }
      >
        {filled(words.sentLater, { time: dateTimeText(sendAt) })}
      </Alert>
      {choosing && (
        <SendTime
          title={words.changeTime}
          initial={sendAt}
          onClose={() => setChoosing(false)}
          onChoose={(next) => void postpone(next)}
        />
      )}
    </>
  );
}
