import { useCallback } from 'react';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { recordCalls } from '../../../data/recordCalls.ts';
import type { ListFilter } from '../../../data/listQuery.ts';
import { useText } from '../../../i18n/useText.ts';
import { useAsk } from '../../../parts/AskProvider.tsx';
import { useNotifyError } from '../../../parts/useNotifyError.ts';
import { canBeUndone, type BulkAction } from './bulkActions.ts';
import { everyMatch } from './everyMatch.ts';
import type { Picked } from './inBulk.ts';
import { useBulkWork, type Work } from './useBulkWork.ts';

/** Does one action with many records: immediately if it can be undone, else after a question. */
export function useBulk({ path }: ObjectMeta, filter: ListFilter, onDone: () => void) {
  const text = useText();
  const ask = useAsk();
  const notifyError = useNotifyError();
  const { phase, setPhase, begin: beginWork, stop, work } = useBulkWork(path, onDone);

  /**
   * Begins an action unless one is under way.
   * @param doing the action, or a function that writes one record
   * @param picked the records; undefined means all records that match the filter
   * @param mayGoOn is asked with the records before anything is done
   */
  const begin = useCallback(
    (
      doing: Work,
      picked: readonly Picked[] | undefined,
      mayGoOn: (records: readonly Picked[]) => Promise<boolean> | boolean,
    ) =>
      beginWork(async (signal) => {
        try {
          const onProgress = (count: number) => setPhase({ is: 'gathering', count });
          const records = picked ?? (await everyMatch(path, filter, { onProgress, signal }));
          setPhase(undefined);
          if (records.length > 0 && (await mayGoOn(records))) await work(doing, records, signal);
        } catch (error) {
          setPhase(undefined);
          if (!signal.aborted) notifyError(error);
        }
      }),
    [beginWork, filter, notifyError, path, setPhase, work],
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

  return { phase, run, edit, stop, close: useCallback(() => setPhase(undefined), [setPhase]) };
}

export type Bulk = ReturnType<typeof useBulk>;
