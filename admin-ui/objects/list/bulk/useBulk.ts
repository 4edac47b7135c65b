import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { ListFilter } from '../../../data/listQuery.ts';
import { useText } from '../../../i18n/useText.ts';
import { useAsk } from '../../../parts/AskProvider.tsx';
import { useNotifyError } from '../../../parts/useNotifyError.ts';
import { bulkCommands, undoneBy, type BulkAction } from './bulkActions.ts';
import { everyMatch } from './everyMatch.ts';
import { inBulk, type Outcome, type Picked } from './inBulk.ts';

/** How far work on many records is. */
export type BulkPhase =
  | { readonly is: 'gathering'; readonly count: number }
  | { readonly is: 'working'; readonly done: number; readonly count: number }
  | { readonly is: 'over'; readonly action: BulkAction; readonly outcome: Outcome };

/** Does one thing with many records: asks first, tells how far it is, can be stopped, and taken back where that is possible. */
export const useBulk = (meta: ObjectMeta, filter: ListFilter, onDone: () => void) => {
  const text = useText();
  const ask = useAsk();
  const notifyError = useNotifyError();
  const client = useQueryClient();
  const [phase, setPhase] = useState<BulkPhase>();
  const control = useRef<AbortController>(undefined);
  useEffect(() => () => control.current?.abort(), []);
  const { path } = meta;

  const work = useCallback(
    async (action: BulkAction, records: readonly Picked[], signal: AbortSignal) => {
      const count = records.length;
      setPhase({ is: 'working', done: 0, count });
      const outcome = await inBulk(records, ({ id }) => bulkCommands[action](path, id), {
        onProgress: (done) => setPhase({ is: 'working', done, count }),
        signal,
      });
      setPhase({ is: 'over', action, outcome });
      onDone();
      await client.invalidateQueries({ queryKey: [path] });
    },
    [client, onDone, path],
  );

  /** `picked` undefined means everything that matches. */
  const run = useCallback(
    async (action: BulkAction, picked: readonly Picked[] | undefined) => {
      const abort = new AbortController();
      control.current = abort;
      const { signal } = abort;
      try {
        const gather = (count: number) => setPhase({ is: 'gathering', count });
        const records = picked ?? (await everyMatch(path, filter, { onProgress: gather, signal }));
        setPhase(undefined);
        const question = text(`bulk.ask.${action}`, { smart_count: records.length });
        const danger = action === 'remove' || action === 'mark';
        if (records.length > 0 && (await ask({ text: question, danger })))
          await work(action, records, signal);
      } catch (error) {
        setPhase(undefined);
        if (!signal.aborted) notifyError(error);
      }
    },
    [ask, filter, notifyError, path, text, work],
  );

  const undo = useCallback(
    async (action: BulkAction, records: readonly Picked[]) => {
      const back = undoneBy[action];
      const abort = new AbortController();
      control.current = abort;
      if (back) await work(back, records, abort.signal);
    },
    [work],
  );
  return {
    phase,
    run,
    undo,
    stop: useCallback(() => control.current?.abort(), []),
    close: useCallback(() => setPhase(undefined), []),
  };
};

export type Bulk = ReturnType<typeof useBulk>;
