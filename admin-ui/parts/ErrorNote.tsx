import { Alert } from '@mui/material';
import { useSentence } from './useSentence.ts';

interface ErrorNoteProps {
  readonly error: unknown;
  /** A warning where what was read before still stands. */
  readonly severity?: 'error' | 'warning';
}

/** What went wrong, in a sentence where it was to be seen; nothing when nothing did. */
export const ErrorNote = ({ error, severity = 'error' }: ErrorNoteProps) => {
  const sentence = useSentence();
  return error ? <Alert severity={severity}>{sentence(error)}</Alert> : null;
};
