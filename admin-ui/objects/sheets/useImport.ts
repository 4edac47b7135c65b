import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { problemCode } from '../../data/problem.ts';
import { untilKnown } from '../../data/untilKnown.ts';
import { newRequestId } from '#domain/kernel/requestId.ts';
import {
  importCall,
  usualSender,
  type ImportOptions,
  type ImportResult,
  type SheetSender,
} from './importCall.ts';
import { cancelSheetImport, sendNamed } from './sheetImports.ts';

const asItComes: ImportOptions = { mode: 'both', columns: {}, partly: false };

/** The import of a sheet into an object: choose, preview, write. The preview is repeated when the mode or a column changes. */
export function useImport(meta: ObjectMeta, special?: SheetSender) {
  const sender = useMemo(() => special ?? usualSender(meta.path), [special, meta.path]);
  const client = useQueryClient();
  const [file, setFile] = useState<File>();
  const [options, setOptions] = useState(asItComes);
  const [result, setResult] = useState<ImportResult>();
  const [fault, setFault] = useState<ImportFault>();
  /** Changes only with the file or the options, so that a sheet whose answer was lost is not written twice. */
  const [requestId, setRequestId] = useState(newRequestId);
  /** `looking`: the connection was lost, and it is not known whether the sheet was written. */
  const [busy, setBusy] = useState<'reading' | 'writing' | 'looking'>();
  /** The id of the request that is under way. */
  const [asking, setAsking] = useState<string>();
  const preview = useRef<AbortController>(undefined);

  useEffect(() => setRequestId(newRequestId()), [file, options]);

  // `partly` does not change the preview, so it does not repeat it.
  const { mode, columns, key } = options;
  useEffect(() => {
    if (!file) return;
    const asked = new AbortController();
    const id = newRequestId();
    preview.current = asked;
    setBusy('reading');
    setAsking(id);
    const by = key ? { key } : {};
    importCall(
      sender,
      file,
      { ...by, mode, columns, partly: false },
      { requestId: id, preview: asked.signal },
    )
      .then((shown) => {
        setResult(shown);
        setFault(undefined);
      })
      .catch((error: unknown) => {
        if (asked.signal.aborted) return;
        setResult(undefined);
        setFault(faultOf(error));
      })
      .finally(() => {
        if (!asked.signal.aborted) setBusy(undefined);
      });
    return () => asked.abort();
  }, [sender, file, mode, columns, key]);

  const choose = (chosen: File) => {
    setResult(undefined);
    setFault(undefined);
    setOptions(asItComes);
    setFile(chosen);
  };

  const write = async () => {
    if (!file) return;
    setBusy('writing');
    setFault(undefined);
    setAsking(requestId);
    try {
      const send = () => sendNamed(requestId, () => importCall(sender, file, options, { requestId }));
      setResult(await untilKnown(send, () => setBusy('looking')));
      await client.invalidateQueries({ queryKey: [meta.path] });
    } catch (error) {
      setFault(faultOf(error));
      // A cancelled import stays cancelled under its id, so the next attempt needs a new one.
      setRequestId(newRequestId());
    } finally {
      setBusy(undefined);
    }
  };

  /** Cancels what is under way. After a cancelled preview the person chooses a file again. */
  const stop = async () => {
    if (busy !== 'reading') return void (await cancelSheetImport(requestId));
    preview.current?.abort();
    setBusy(undefined);
    setResult(undefined);
    setFile(undefined);
  };

  const change = (changes: Partial<ImportOptions>) => setOptions((before) => ({ ...before, ...changes }));
  return { file, options, result, fault, busy, asking, choose, change, write, stop };
}

export type Import = ReturnType<typeof useImport>;

interface ImportFault {
  readonly said: string;
  /** Whether the person cancelled the import themselves. */
  readonly isWanted: boolean;
  /** Whether no column of the sheet identifies the records to change; new records can still be added. */
  readonly lacksKey: boolean;
}

const faultOf = (error: unknown): ImportFault => ({
  said: error instanceof Error ? error.message : 'ra.notification.http_error',
  isWanted: problemCode(error) === 'import_cancelled',
  lacksKey: problemCode(error) === 'sheet_key_wanted',
});
