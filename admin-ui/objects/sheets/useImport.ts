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
 * @param customSender sends the sheet instead of the object's own import; it must stay the same function
 */
export function useImport(meta: ObjectMeta, customSender?: SheetSender) {
  const sender = useMemo(() => customSender ?? usualSender(meta.path), [customSender, meta.path]);
  const client = useQueryClient();
  const [state, dispatch] = useReducer(importAfter, undefined, () => beginImport(newRequestId()));
  // `requestId` is the id under which the sheet will be written, `sentId` that of the request under way, be it a preview.
  const { file, options, result, fault, busy, sentId, requestId } = state;
  const preview = usePreview(sender, state, dispatch);

  const write = async () => {
    if (!file) return;
    dispatch({ is: 'writeAsked' });
    try {
      const send = () => sendNamed(requestId, () => importCall(sender, file, options, { requestId }));
      const written = await untilKnown(send, () => dispatch({ is: 'answerLost' }));
      dispatch({ is: 'written', result: written });
      await client.invalidateQueries({ queryKey: [meta.path] });
      dispatch({ is: 'listRefreshed' });
    } catch (error) {
      dispatch({ is: 'writeRefused', error, requestId: newRequestId() });
    }
  };

  /** Cancels what is under way: the writing on the server, or the preview (`reading`) by aborting its request. */
  const stop = async () => {
    if (busy !== 'reading') return void (await cancelSheetImport(requestId));
    preview.current?.abort();
    dispatch({ is: 'previewStopped', requestId: newRequestId() });
  };

  const choose = (chosen: File) => dispatch({ is: 'chosen', file: chosen, requestId: newRequestId() });
  const change = (changes: Partial<ImportOptions>) =>
    dispatch({ is: 'optionsChanged', changes, requestId: newRequestId() });
  return { file, options, result, fault, busy, sentId, choose, change, write, stop };
}

export type Import = ReturnType<typeof useImport>;

/** Asks for a preview of the chosen file. @returns a ref to the controller that aborts the preview under way */
const usePreview = (
  sender: SheetSender,
  { file, options }: ImportState,
  dispatch: (event: ImportEvent) => void,
) => {
  const running = useRef<AbortController>(undefined);
  // `partly` does not change the preview, so it does not repeat it.
  const { mode, columns, key } = options;
  useEffect(() => {
    if (!file) return;
    const controller = new AbortController();
    const { signal } = controller;
    const id = newRequestId();
    running.current = controller;
    dispatch({ is: 'previewAsked', sentId: id });
    const previewOptions = { ...(key ? { key } : {}), mode, columns, partly: false };
    importCall(sender, file, previewOptions, { requestId: id, preview: signal }).then(
      (result) => signal.aborted || dispatch({ is: 'previewShown', result }),
      (error: unknown) => signal.aborted || dispatch({ is: 'previewRefused', error }),
    );
    return () => controller.abort();
  }, [sender, file, mode, columns, key, dispatch]);
  return running;
};
