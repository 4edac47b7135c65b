import { HttpError } from 'ra-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { renewSeconds } from '#domain/weighing/weightedDisposition.ts';
import { callApi, sendAtLeaving } from '../data/client.ts';
import { deskId } from '../data/deskId.ts';

/** Whether this desk holds the truck, or who does. `away`: the request for the hold failed. */
export type Hold =
  | { readonly state: 'asking' | 'held' | 'away' }
  | { readonly state: 'locked'; readonly by: string; readonly since: string; readonly own: boolean };

const heldBy = (error: unknown): Hold => {
  const body = error instanceof HttpError ? (error.body as { code?: string; params?: object } | null) : null;
  if (body?.code !== 'disposition_locked') return { state: 'away' };
  const { holder = '', since = '', own = false } = (body.params ?? {}) as Record<string, never>;
  return { state: 'locked', by: holder, since, own };
};

/** Holds a truck for this desk while it is chosen: renews the hold every few seconds and releases it at the end. */
export function useHold(dispositionId: number, scaleId: number): { hold: Hold; takeOver: () => void } {
  const [hold, setHold] = useState<Hold>({ state: 'asking' });
  const held = useRef<number>(undefined);
  const again = useRef<(takeOver: boolean) => Promise<void>>(async () => {});

  useEffect(() => {
    let left = false;
    const holder = deskId();
    const ask = async (takeOver: boolean): Promise<void> => {
      try {
        const body = { dispositionId, scaleId, holder, ...(takeOver ? { takeOver } : {}) };
        const { id } = await callApi('POST /weighted_dispositions', { body });
        held.current = id;
        if (left) return letGo();
        setHold({ state: 'held' });
      } catch (error) {
        held.current = undefined;
        if (!left) setHold(heldBy(error));
      }
    };
    const letGo = (): void => {
      const id = held.current;
      held.current = undefined;
      if (id === undefined) return;
      sendAtLeaving('DELETE /weighted_dispositions/:id', { params: { id }, query: { holder } });
    };
    again.current = ask;
    void ask(false);
    // A repeated request renews the hold, or restores it after a lost connection if nobody else took the truck.
    const timer = setInterval(() => void ask(false), renewSeconds * 1000);
    window.addEventListener('pagehide', letGo);
    return () => {
      left = true;
      clearInterval(timer);
      window.removeEventListener('pagehide', letGo);
      letGo();
    };
  }, [dispositionId, scaleId]);

  const takeOver = useCallback(() => void again.current(true), []);
  return { hold, takeOver };
}
