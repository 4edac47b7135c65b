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
  const kinds = Object.fromEntries(columns.flatMap(({ path, total }) => (total ? [[path, total]] : [])));
  const hasTotals = Object.keys(kinds).length > 0;
  useRefetchOnChange([meta.name], [meta.path, 'totals']);
  const { data } = useQuery({
    queryKey: [meta.path, 'totals', kinds, filter],
    queryFn: ({ signal }) =>
      recordCalls.totals(meta, {
        query: { filter: listQuery({ filter }).filter, totals: JSON.stringify(kinds) },
        signal,
      }),
    enabled: hasTotals,
    placeholderData: keepPreviousData,
  });
  return hasTotals ? (data?.totals ?? {}) : undefined;
}
