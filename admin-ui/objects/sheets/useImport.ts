import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { newRequestId } from '#domain/kernel/requestId.ts';
import {
  importCall,
  usualAddresses,
  type ImportAddresses,
  type ImportOptions,
  type ImportResult,
} from './importCall.ts';

const asItComes: ImportOptions = { mode: 'both', columns: {}, partly: false };

/** The way of a sheet into an object: chosen, shown, written. Every change of the options shows it anew. */
export const useImport = (meta: ObjectMeta, special?: ImportAddresses) => {
  const addresses = useMemo(() => special ?? usualAddresses(meta.path), [special, meta.path]);
  const client = useQueryClient();
  const [file, setFile] = useState<File>();
  const [options, setOptions] = useState(asItComes);
  const [result, setResult] = useState<ImportResult>();
  const [fault, setFault] = useState<string>();
  /** The same until something else is asked for: a sheet whose answer was lost is not written twice. */
  const [requestId, setRequestId] = useState(newRequestId);
  const [busy, setBusy] = useState<'reading' | 'writing'>();

  useEffect(() => {
    if (!file) return;
    setRequestId(newRequestId());
    const asked = new AbortController();
    setBusy('reading');
    importCall(addresses, file, options, { preview: asked.signal })
      .then((shown) => {
        setResult(shown);
        setFault(undefined);
      })
      .catch((error: unknown) => {
        if (asked.signal.aborted) return;
        setResult(undefined);
        setFault(messageOf(error));
      })
      .finally(() => {
        if (!asked.signal.aborted) setBusy(undefined);
      });
    return () => asked.abort();
  }, [addresses, file, options]);

  const choose = (chosen: File) => {
    setResult(undefined);
    setFault(undefined);
    setOptions(asItComes);
    setFile(chosen);
  };

  const write = async () => {
    if (!file) return;
    setBusy('writing');
    try {
      setResult(await importCall(addresses, file, options, { requestId }));
      await client.invalidateQueries({ queryKey: [meta.path] });
    } catch (error) {
      setFault(messageOf(error));
    } finally {
      setBusy(undefined);
    }
  };

  const change = (changes: Partial<ImportOptions>) => setOptions((before) => ({ ...before, ...changes }));
  return { file, options, result, fault, busy, choose, change, write };
};

export type Import = ReturnType<typeof useImport>;

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'ra.notification.http_error';
