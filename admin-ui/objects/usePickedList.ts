import { useMemo, useState } from 'react';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { FilterPart } from '#domain/platform/filterParts.ts';
import type { View } from '#domain/platform/view.ts';
import { usePathFields } from '../data/usePathFields.ts';
import { useDebounced } from '../parts/useDebounced.ts';
import { wholeList, type ListState } from './list/listState.ts';
import { narrowingOf, textFieldsOf } from './list/narrowing.ts';
import { quickPathsOf } from './list/quickPaths.ts';
import { pathsToServe } from './list/useColumns.ts';
import { useListPage } from './list/useListPage.ts';
import type { Column } from './table/columns.ts';
import type { TableSort } from './table/tableProps.ts';

const searchDelayMs = 500;

/**
 * The list in a dialog that offers the records that match `offer`: its filters, its order, and the page that is shown. `quick`
 * holds the values of the quick filters above the list, `conditions` those of `FilterDialog`, which can filter by every field.
 */
export function usePickedList(
  meta: ObjectMeta,
  view: View,
  columns: readonly Column[],
  offer: Readonly<Record<string, unknown>>,
) {
  const [typed, setTyped] = useState('');
  const [quick, setQuick] = useState<ListState['quick']>({});
  const [conditions, setConditions] = useState<readonly FilterPart[]>([]);
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<TableSort>(view.sort);
  const searchStr = useDebounced(typed, searchDelayMs);
  const quickPaths = useMemo(() => quickPathsOf(view, columns), [view, columns]);
  const fields = usePathFields(meta.name, quickPaths);
  const isTextField = textFieldsOf(fields);
  /** The filter of the list, with these words as its search. */
  const filterBy = (words: string) => {
    const narrowed = narrowingOf({ ...wholeList, searchStr: words, quick }, isTextField);
    return {
      ...offer,
      ...narrowed,
      markedToDelete: false,
      conditions: [...(narrowed.conditions ?? []), ...conditions],
    };
  };
  const { data, error, isError } = useListPage(meta, {
    filter: filterBy(searchStr),
    sort,
    page,
    perPage: view.pageSize,
    columns: pathsToServe(columns),
  });
  /** Changes the filter or the order of the list, and shows its first page. */
  const fromStart = (change: () => void) => {
    change();
    setPage(1);
  };
  return {
    typed,
    type: (words: string) => fromStart(() => setTyped(words)),
    quickPaths,
    quick,
    setQuick: (next: ListState['quick']) => fromStart(() => setQuick(next)),
    conditions,
    setConditions: (next: readonly FilterPart[]) => fromStart(() => setConditions(next)),
    filterBy,
    sort,
    turnSort: (path: string) => fromStart(() => setSort({ path, desc: sort.path === path && !sort.desc })),
    page: isError ? 1 : page,
    setPage,
    /** How many records are on the pages before this one. */
    before: (page - 1) * view.pageSize,
    // If the list cannot be read, an empty first page is shown.
    rows: isError ? [] : (data?.rows ?? []),
    count: isError ? 0 : (data?.count ?? 0),
    capped: data?.countCapped === true,
    isEmpty: data !== undefined && data.rows.length === 0 && !isError,
    error,
  };
}

export type PickedList = ReturnType<typeof usePickedList>;
