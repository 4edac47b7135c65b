import { useQuery } from '@tanstack/react-query';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Page } from '../../data/dataProvider.ts';
import { call } from '../../data/http.ts';

/** A record with what stands behind its references, each value under its whole path; the record itself until it is known. */
export const useBehindReferences = (
  meta: ObjectMeta,
  record: AnyRecord,
  paths: readonly string[],
): AnyRecord => {
  const columns = paths.filter((path) => path.includes('.')).join(',');
  const { data } = useQuery({
    queryKey: [meta.path, 'behind', record.id, record.updatedAt, columns],
    queryFn: ({ signal }) =>
      call<Page>(`/${meta.path}`, {
        query: { filter: JSON.stringify({ id: record.id }), limit: 1, columns },
        signal,
      }),
    enabled: columns !== '',
  });
  return { ...data?.rows[0], ...record };
};
