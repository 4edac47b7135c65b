import { useQueryClient, type Query } from '@tanstack/react-query';
import { HttpError } from 'ra-core';
import { useCallback, useEffect } from 'react';
import { liveSocket } from './live.ts';

const retryEveryMs = 3000;

/** Whether a repetition may succeed: there was no answer (status 0), or the server failed. */
export function mayComeBack(error: unknown): boolean {
  return error instanceof HttpError && (error.status === 0 || error.status >= 500);
}

const isMissing = (query: Query): boolean =>
  query.state.status === 'error' && query.state.fetchStatus === 'idle' && mayComeBack(query.state.error);

/** Repeats the failed queries of what is on screen. */
export function useAskAgain(): () => void {
  const client = useQueryClient();
  return useCallback(() => void client.refetchQueries({ type: 'active', predicate: isMissing }), [client]);
}

/** Loads what could not be read while the server was away, once it is back. */
export function useComeBack(): void {
  const askAgain = useAskAgain();
  useEffect(() => {
    const live = liveSocket();
    const timer = setInterval(askAgain, retryEveryMs);
    live.on('connect', askAgain);
    window.addEventListener('online', askAgain);
    return () => {
      clearInterval(timer);
      live.off('connect', askAgain);
      window.removeEventListener('online', askAgain);
    };
  }, [askAgain]);
}
