import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { recordCalls } from '../../../data/recordCalls.ts';
import type { ListFilter } from '../../../data/listQuery.ts';
import { useText } from '../../../i18n/useText.ts';
import { useAsk } from '../../../parts/AskProvider.tsx';
import { useNotifyDone } from '../../../parts/DoneToast.tsx';
import { useNotifyError } from '../../../parts/useNotifyError.ts';
import { bulkCommands, canBeUndone, undoneBy, type BulkAction } from './bulkActions.ts';
import { everyMatch } from './everyMatch.ts';
import { inBulk, type Outcome, type Picked } from './inBulk.ts';

/** The progress of an action on many records. */
export type BulkPhase =
  | { readonly is: 'gathering'; readonly count: number }
  | { readonly is: 'working'; readonly done: number; readonly count: number }
  | { readonly is: 'over'; readonly outcome: Outcome };

/** What is done with each record; only a `BulkAction` can be undone. */
type Work = BulkAction | ((record: Picked) => Promise<unknown>);

/**
 * Does one action with many records: immediately if it can be undone, else after a question. It reports its progress and
 * can be stopped.
 */
export function useBulk(meta: ObjectMeta, filter: ListFilter, onDone: () => void) {
  const text = useText();
  const ask = useAsk();
  const notifyError = useNotifyError();
  const notifyDone = useNotifyDone();
  const client = useQueryClient();
  const [phase, setPhase] = useState<BulkPhase>();
  const control = useRef<AbortController>(undefined);
  useEffect(() => () => control.current?.abort(), []);
  const { path } = meta;

  const work = useCallback(
    async (doing: Work, records: readonly Picked[], signal: AbortSignal) => {
      const count = records.length;
      setPhase({ is: 'working', done: 0, count });
      const command = typeof doing === 'function' ? doing : ({ id }: Picked) => bulkCommands[doing](path, id);
      const outcome = await inBulk(records, command, {
        onProgress: (done) => setPhase({ is: 'working', done, count }),
        signal,
      });
      const { done, failures, stopped } = outcome;
      const undoable = typeof doing !== 'function' && canBeUndone(doing) ? doing : undefined;
      onDone();
      // Failures stay on screen until they are closed; a success is a short message that offers to undo it.
      setPhase(failures.length > 0 || stopped || !undoable ? { is: 'over', outcome } : undefined);
      if (undoable && done.length > 0)
        notifyDone(text(`bulk.said.${undoable}`, { smart_count: done.length }), () => {
          const abort = new AbortController();
          control.current = abort;
          void again.current(undoneBy[undoable], done, abort.signal);
        });
      await client.invalidateQueries({ queryKey: [path] });
    },
    [client, notifyDone, onDone, path, text],
  );
  const again = useRef(work);
  again.current = work;

  /** @param picked undefined means all records that match @param mayGoOn asked with the records before anything is done */
  const begin = useCallback(
    async (
      doing: Work,
      picked: readonly Picked[] | undefined,
      mayGoOn: (records: readonly Picked[]) => Promise<boolean> | boolean,
    ) => {
      const abort = new AbortController();
      control.current = abort;
      const { signal } = abort;
      try {
        const gather = (count: number) => setPhase({ is: 'gathering', count });
        const records = picked ?? (await everyMatch(path, filter, { onProgress: gather, signal }));
        setPhase(undefined);
        if (records.length > 0 && (await mayGoOn(records))) await work(doing, records, signal);
      } catch (error) {
        setPhase(undefined);
        if (!signal.aborted) notifyError(error);
      }
    },
    [filter, notifyError, path, work],
  );

  const run = useCallback(
    (action: BulkAction, picked: readonly Picked[] | undefined) =>
      begin(action, picked, (records) => {
        if (canBeUndone(action)) return true;
        const question = text(`bulk.ask.${action}`, { smart_count: records.length });
        return ask({ text: question, danger: true }).then(Boolean);
      }),
    [ask, begin, text],
  );

  /** Writes the same change into each record; the dialog has already shown how many there are. */
  const edit = useCallback(
    (change: Readonly<Record<string, unknown>>, picked: readonly Picked[] | undefined) =>
      begin(
        ({ id }) => recordCalls.write({ path }, id, change),
        picked,
        () => true,
      ),
    [begin, path],
  );

  return {
    phase,
    run,
    edit,
    stop: useCallback(() => control.current?.abort(), []),
    close: useCallback(() => setPhase(undefined), []),
  };
}

export type Bulk = ReturnType<typeof useBulk>;
