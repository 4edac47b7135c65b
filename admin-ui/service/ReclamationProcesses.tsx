import type { AnyRecord } from '#domain/kernel/record.ts';
import { useObjectMeta } from '../data/metadata.ts';
import RecordProcesses from '../processes/run/RecordProcesses.tsx';

/** The business processes that accompany a reclamation, beside the tasks about it. */
export function ReclamationProcesses({ record }: { readonly record: AnyRecord }) {
  const { data: meta } = useObjectMeta('reclamation');
  return meta ? <RecordProcesses meta={meta} record={record} /> : null;
}
