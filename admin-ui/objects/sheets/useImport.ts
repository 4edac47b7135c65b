import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer, useRef } from 'react';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { newRequestId } from '#domain/kernel/requestId.ts';
import { untilKnown } from '../../data/untilKnown.ts';
import { importCall, usualSender, type ImportOptions, type SheetSender } from './importCall.ts';
import { beginImport, importAfter, type ImportEvent, type ImportState } from './importState.ts';
import { cancelSheetImport, sendNamed } from './sheetImports.ts';

/**
 * The import of a sheet into an object: choose, preview, write. The preview is repeated when the mode or a column
 * changes.
 * @param special sends the sheet instead of the object's own import; it must stay the same function
 */
export function useImport(meta: ObjectMeta, special?: SheetSender) {
  const sender = useMemo(() => special ?? usualSender(meta.path), [special, meta.path]);
  const client = useQueryClient();
  const [state, tell] = useReducer(importAfter, undefined, () => beginImport(newRequestId()));
  const { file, options, result, fault, busy, asking, requestId } = state;
  const preview = usePreview(sender, state, tell);

  const write = async () => {
    if (!file) return;
    tell({ is: 'writeAsked' });
    try {
      const send = () => sendNamed(requestId, () => importCall(sender, file, options, { requestId }));
      const written = await untilKnown(send, () => tell({ is: 'answerLost' }));
      tell({ is: 'written', result: written });
      await client.invalidateQueries({ queryKey: [meta.path] });
      tell({ is: 'listRefreshed' });
    } catch (error) {
      tell({ is: 'writeRefused', error, requestId: newRequestId() });
    }
  };

  /** Cancels what is under way. */
  const stop = async () => {
    if (busy !== 'reading') return void (await cancelSheetImport(requestId));
    preview.current?.abort();
    tell({ is: 'previewStopped', requestId: newRequestId() });
  };

  const choose = (chosen: File) => tell({ is: 'chosen', file: chosen, requestId: newRequestId() });
  const change = (changes: Partial<ImportOptions>) =>
    tell({ is: 'optionsChanged', changes, requestId: newRequestId() });
  return { file, options, result, fault, busy, asking, choose, change, write, stop };
}

export type Import = ReturnType<typeof useImport>;

/** Asks for a preview of the chosen file. @returns a ref to the controller that aborts the preview under way */
const usePreview = (
  sender: SheetSender,
  { file, options }: ImportState,
  tell: (event: ImportEvent) => void,
) => {
  const running = useRef<AbortController>(undefined);
  // `partly` does not change the preview, so it does not repeat it.
  const { mode, columns, key } = options;
  useEffect(() => {
    if (!file) return;
    const asked = new AbortController();
    const { signal } = asked;
    const id = newRequestId();
    running.current = asked;
    tell({ is: 'previewAsked', asking: id });
    const wanted = { ...(key ? { key } : {}), mode, columns, partly: false };
    importCall(sender, file, wanted, { requestId: id, preview: signal }).then(
      (result) => signal.aborted || tell({ is: 'previewShown', result }),
      (error: unknown) => signal.aborted || tell({ is: 'previewRefused', error }),
    );
    return () => asked.abort();
  }, [sender, file, mode, columns, key, tell]);
  return running;
};
