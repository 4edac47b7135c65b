import { HttpError } from 'ra-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { renewSeconds } from '#domain/weighing/weightedDisposition.ts';
import { callApi, sendAtLeaving } from '../data/client.ts';
import { deskId } from '../data/deskId.ts';

/**
 * Whether this desk holds the truck, or who does. `failed`: the request for the hold failed, so nobody knows. `locked`: another
 * desk has held the truck since `since` (ISO in UTC), where the person `by` is signed in. `own`: this person is the reader, who may
 * take the truck over from the other desk.
 */
export type Hold =
  | { readonly state: 'asking' | 'held' | 'failed' }
  | { readonly state: 'locked'; readonly by: string; readonly since: string; readonly own: boolean };

/** What the error of a request for the hold says: who has the truck, or `failed` for any other error. */
const heldBy = (error: unknown): Hold => {
  const body = error instanceof HttpError ? (error.body as { code?: string; params?: object } | null) : null;
  if (body?.code !== 'disposition_locked') return { state: 'failed' };
  // The error does not tell the types of its parameters. A `never` may be assigned to any type. The `holder` in the error
  // is the name of a person, but the `holder` in a request is the id of a desk.
  const { holder: personName = '', since = '', own = false } = (body.params ?? {}) as Record<string, never>;
  return { state: 'locked', by: personName, since, own };
};

/** Holds a truck for this desk while it is chosen: renews the hold every few seconds and releases it at the end. */
export function useHold(dispositionId: number, scaleId: number): { hold: Hold; takeOver: () => void } {
  const [hold, setHold] = useState<Hold>({ state: 'asking' });
  const holdId = useRef<number>(undefined);
  /** The request of the present truck, for `takeOver`, which stays the same function. */
  const latestAsk = useRef<(takeOver: boolean) => Promise<void>>(async () => {});

  useEffect(() => {
    let hasLeft = false;
    const holder = deskId();
    const ask = async (takeOver: boolean): Promise<void> => {
      try {
        const body = { dispositionId, scaleId, holder, ...(takeOver ? { takeOver } : {}) };
        const { id } = await callApi('POST /weighted_dispositions', { body });
        holdId.current = id;
        if (hasLeft) return release();
        setHold({ state: 'held' });
      } catch (error) {
        holdId.current = undefined;
        if (!hasLeft) setHold(heldBy(error));
      }
    };
    const release = (): void => {
      const id = holdId.current;
      holdId.current = undefined;
      if (id === undefined) return;
      sendAtLeaving('DELETE /weighted_dispositions/:id', { params: { id }, query: { holder } });
    };
    latestAsk.current = ask;
    void ask(false);
    // A repeated request renews the hold, or restores it after a lost connection if nobody else took the truck.
    const timer = setInterval(() => void ask(false), renewSeconds * 1000);
    window.addEventListener('pagehide', release);
    return () => {
      hasLeft = true;
      clearInterval(timer);
      window.removeEventListener('pagehide', release);
      release();
    };
  }, [dispositionId, scaleId]);

  const takeOver = useCallback(() => void latestAsk.current(true), []);
  return { hold, takeOver };
}
