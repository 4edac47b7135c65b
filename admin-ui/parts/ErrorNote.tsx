import { Alert, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { mayComeBack, useAskAgain } from '../data/useComeBack.ts';
import { useText } from '../i18n/useText.ts';
import { useSentence } from './useSentence.ts';

interface ErrorNoteProps {
  readonly error: unknown;
  /** A warning if older data is still shown. */
  readonly severity?: 'error' | 'warning';
  /** Actions that may help. */
  readonly children?: ReactNode;
}

/** Shows an error at its place; nothing if there is none. What could not be read is read again (`useComeBack`). */
export function ErrorNote({ error, severity = 'error', children }: ErrorNoteProps) {
  const text = useText();
  const sentence = useSentence();
  const askAgain = useAskAgain();
  if (!error) return null;
  const waits = mayComeBack(error);
  return (
    <Alert
      severity={waits ? 'warning' : severity}
      action={
        <>
          {waits && (
            <Button color="inherit" onClick={askAgain}>
              {text('pages.tryNow')}
            </Button>
          )}
          {children}
        </>
      }
    >
      {sentence(error)} {waits && text('pages.tryingAgain')}
    </Alert>
  );
}
