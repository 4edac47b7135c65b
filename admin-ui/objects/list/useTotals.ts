import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { Totals } from '#domain/kernel/totals.ts';
import { listQuery, type ListFilter } from '../../data/listQuery.ts';
import { useRefetchOnChange } from '../../data/live.ts';
import { recordCalls } from '../../data/recordCalls.ts';
import type { Column } from '../table/columns.ts';

/** The totals of a list over all its pages; undefined if no column has a total. */
export function useTotals(
  meta: ObjectMeta,
  columns: readonly Column[],
  filter: ListFilter,
): Totals | undefined {
  const wanted = Object.fromEntries(columns.flatMap(({ path, total }) => (total ? [[path, total]] : [])));
  const any = Object.keys(wanted).length > 0;
  useRefetchOnChange([meta.name], [meta.path, 'totals']);
  const { data } = useQuery({
    queryKey: [meta.path, 'totals', wanted, filter],
    queryFn: ({ signal }) =>
      recordCalls.totals(meta, {
        query: { filter: listQuery({ filter }).filter, totals: JSON.stringify(wanted) },
        signal,
      }),
    enabled: any,
    placeholderData: keepPreviousData,
  });
  return any ? (data?.totals ?? {}) : undefined;
}
