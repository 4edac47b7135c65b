import { useQuery } from '@tanstack/react-query';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { recordCalls } from '../../data/recordCalls.ts';

/** A record with values behind its references, each under its whole path; until they are loaded, the record alone. */
export function useBehindReferences(
  meta: ObjectMeta,
  record: AnyRecord,
  paths: readonly string[],
): AnyRecord {
  const columns = paths.filter((path) => path.includes('.')).join(',');
  const { data } = useQuery({
    queryKey: [meta.path, 'behind', record.id, record.updatedAt, columns],
    queryFn: ({ signal }) =>
      recordCalls.list(meta, {
        query: { filter: JSON.stringify({ id: record.id }), limit: 1, columns },
        signal,
      }),
    enabled: columns !== '',
  });
  return { ...data?.rows[0], ...record };
}
