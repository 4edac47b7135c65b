import { useRef } from 'react';
import { problemCode } from '../data/problem.ts';

/**
 * The version of a record that somebody saw when they opened a dialog: the action is refused if the record was changed
 * since. After such a refusal the present version counts as seen.
 */
export function useSeen(updatedAt: string | undefined) {
  const seen = useRef(updatedAt);
  const wasStale = useRef(false);
  return {
    version: (): { readonly updatedAt?: string } => {
      const version = wasStale.current ? updatedAt : seen.current;
      return version === undefined ? {} : { updatedAt: version };
    },
    refused: (error: unknown): void => {
      wasStale.current ||= problemCode(error) === 'stale_record';
    },
  };
}
