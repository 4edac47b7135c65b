import { Alert, Button } from '@mui/material';
import { useState, useCallback, useEffect } from 'react';
import { authCalls } from '../data/authCalls.ts';
import { useText } from '../i18n/useText.ts';
import { useSentence } from '../parts/useSentence.ts';

/** The server sends at most one code a minute. */
const pauseSeconds = 60;

/** Sends another code by e-mail, and shows how long to wait, because the first one has just been sent. */
export function ResendCode({ onSent }: { onSent: () => void }) {
  const text = useText();
  const sentence = useSentence();
  const { secondsLeft, begin } = useCountdown(pauseSeconds);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const resend = async () => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await authCalls.resendCode();
      begin();
      onSent();
    } catch (error) {
      setRefusal(sentence(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button disabled={busy || secondsLeft > 0} onClick={() => void resend()}>
        {secondsLeft > 0 ? text('account.resendIn', { seconds: secondsLeft }) : text('account.resendCode')}
      </Button>
      {refusal && <Alert severity="error">{refusal}</Alert>}
    </>
  );
}

/** Counts seconds down, and can be started again. @returns the seconds that remain, and the function that restarts it */
function useCountdown(seconds: number) {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(Date.now);
  const secondsLeft = Math.max(0, Math.ceil((end - now) / 1000));
  useEffect(() => {
    if (secondsLeft === 0) return undefined;
    // Each timer sets `now`, and this starts the next one. Four times a second, so that no second is shown late.
    const timer = setTimeout(() => setNow(Date.now()), 250);
    return () => clearTimeout(timer);
  }, [secondsLeft, now]);
  const begin = useCallback(() => {
    setNow(Date.now());
    setEnd(Date.now() + seconds * 1000);
  }, [seconds]);
  return { secondsLeft, begin };
}
