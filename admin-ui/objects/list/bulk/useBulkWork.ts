import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { useNotifyDone } from '../../../parts/DoneToast.tsx';
import { bulkCommands, canBeUndone, undoneBy, type BulkAction } from './bulkActions.ts';
import { inBulk, staysOnScreen, type Outcome, type Picked } from './inBulk.ts';

/** The progress of an action on many records. */
export type BulkPhase =
  | { readonly is: 'gathering'; readonly count: number }
  | { readonly is: 'working'; readonly done: number; readonly count: number }
  | { readonly is: 'over'; readonly outcome: Outcome };

/** What is done with each record; only a `BulkAction` can be undone. */
export type Work = BulkAction | ((record: Picked) => Promise<unknown>);

/** Does one thing with each of the given records, reports its progress, can be stopped, and offers to undo what was done. */
export function useBulkWork(path: string, onDone: () => void) {
  const text = useText();
  const notifyDone = useNotifyDone();
  const client = useQueryClient();
  const [phase, setPhase] = useState<BulkPhase>();
  const control = useRef<AbortController>(undefined);
  useEffect(() => () => control.current?.abort(), []);

  /** @returns a signal by which `stop` ends what begins now */
  const begun = useCallback((): AbortSignal => {
    control.current = new AbortController();
    return control.current.signal;
  }, []);
  const stop = useCallback(() => control.current?.abort(), []);

  const work = useCallback(
    async (doing: Work, records: readonly Picked[], signal: AbortSignal) => {
      const count = records.length;
      const onProgress = (done: number) => setPhase({ is: 'working', done, count });
      onProgress(0);
      const command = typeof doing === 'function' ? doing : ({ id }: Picked) => bulkCommands[doing](path, id);
      const outcome = await inBulk(records, command, { onProgress, signal });
      const undoable = typeof doing !== 'function' && canBeUndone(doing) ? doing : undefined;
      onDone();
      setPhase(staysOnScreen(outcome, undoable !== undefined) ? { is: 'over', outcome } : undefined);
      const { done } = outcome;
      if (undoable && done.length > 0)
        notifyDone(
          text(`bulk.said.${undoable}`, { smart_count: done.length }),
          () => void latest.current(undoneBy[undoable], done, begun()),
        );
      await client.invalidateQueries({ queryKey: [path] });
    },
    [begun, client, notifyDone, onDone, path, text],
  );
  // The message outlives this rendering, for example when the person changes the language.
  const latest = useRef(work);
  latest.current = work;

  return { phase, setPhase, begun, stop, work };
}
