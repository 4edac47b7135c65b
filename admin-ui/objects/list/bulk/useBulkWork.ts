import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { useNotifyDone } from '../../../parts/DoneToast.tsx';
import { bulkCommands, canBeUndone, changedBy, undoneBy, type BulkAction } from './bulkActions.ts';
import { inBulk, staysOnScreen, type Outcome, type Picked } from './inBulk.ts';

/** The progress of an action on many records: first all of them are gathered from the server, then each is worked on. */
export type BulkPhase =
  | { readonly is: 'gathering'; readonly count: number }
  | { readonly is: 'working'; readonly done: number; readonly count: number }
  | { readonly is: 'over'; readonly outcome: Outcome };

/** What is done with each record; only a `BulkAction` can be undone. */
export type Work = BulkAction | ((record: Picked) => Promise<unknown>);

/**
 * Does one thing with each of the given records, reports its progress, can be stopped, and offers to undo what was done.
 * The caller gives `begin` an action that gathers the records, shows this by `setPhase`, and then calls `work` with them.
 */
export function useBulkWork(path: string, onDone: () => void) {
  const text = useText();
  const notifyDone = useNotifyDone();
  const client = useQueryClient();
  const [phase, setPhase] = useState<BulkPhase>();
  /** Stops the action that was begun last. */
  const control = useRef<AbortController>(undefined);
  /** The action that is under way. */
  const running = useRef<Promise<void>>(undefined);
  // An action stops when the person leaves the list.
  useEffect(() => () => control.current?.abort(), []);

  const stop = useCallback(() => control.current?.abort(), []);
  /**
   * Begins an action. If one is under way, it begins nothing and returns the promise of the present one, because `stop`
   * and the shown progress belong to one action.
   */
  const begin = useCallback((act: (signal: AbortSignal) => Promise<void>): Promise<void> => {
    if (running.current) return running.current;
    control.current = new AbortController();
    running.current = act(control.current.signal).finally(() => {
      running.current = undefined;
    });
    return running.current;
  }, []);

  const work = useCallback(
    async (doing: Work, records: readonly Picked[], signal: AbortSignal) => {
      const count = records.length;
      const onProgress = (done: number) => setPhase({ is: 'working', done, count });
      onProgress(0);
      const command = typeof doing === 'function' ? doing : ({ id }: Picked) => bulkCommands[doing](path, id);
      const outcome = await inBulk(records, command, { onProgress, signal });
      const action = typeof doing !== 'function' && canBeUndone(doing) ? doing : undefined;
      const changed = action ? changedBy(action, outcome.done) : [];
      onDone();
      setPhase(staysOnScreen(outcome, changed.length > 0) ? { is: 'over', outcome } : undefined);
      if (action && changed.length > 0)
        notifyDone(
          text(`bulk.said.${action}`, { smart_count: changed.length }),
          () => void latest.current?.(undoneBy[action], changed),
        );
      void client.invalidateQueries({ queryKey: [path] });
    },
    [client, notifyDone, onDone, path, text],
  );
  // The message outlives this rendering, for example when the person changes the language. So its undo calls the latest
  // function.
  const latest = useRef<(doing: Work, records: readonly Picked[]) => Promise<void>>(undefined);
  latest.current = async (doing, records) => {
    while (running.current) await running.current;
    await begin((signal) => work(doing, records, signal));
  };

  return { phase, setPhase, begin, stop, work };
}
