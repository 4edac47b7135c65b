import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { Totals } from '#domain/kernel/totals.ts';
import { call } from '../../data/http.ts';
import { listQuery, type ListFilter } from '../../data/listQuery.ts';
import { useRefetchOnChange } from '../../data/live.ts';
import type { Column } from '../table/columns.ts';

/** The figures under a list, over all its pages; undefined where no column has one. */
export const useTotals = (
  meta: ObjectMeta,
  columns: readonly Column[],
  filter: ListFilter,
): Totals | undefined => {
  const wanted = Object.fromEntries(columns.flatMap(({ path, total }) => (total ? [[path, total]] : [])));
  const any = Object.keys(wanted).length > 0;
  useRefetchOnChange([meta.name], [meta.path, 'totals']);
  const { data } = useQuery({
    queryKey: [meta.path, 'totals', wanted, filter],
    queryFn: ({ signal }) =>
      call<{ readonly totals: Totals }>(`/${meta.path}/totals`, {
        query: { filter: listQuery({ filter }).filter, totals: JSON.stringify(wanted) },
        signal,
      }),
    enabled: any,
    placeholderData: keepPreviousData,
  });
  return any ? (data?.totals ?? {}) : undefined;
};
