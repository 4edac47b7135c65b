import { Paper } from '@mui/material';
import { useListContext } from 'ra-core';
import { Suspense, useRef } from 'react';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { ListFilter } from '../../data/listQuery.ts';
import { usePanels } from '../panels.ts';
import { forgetScroll } from '../table/useScrollMemory.ts';
import type { Picked } from './bulk/inBulk.ts';
import { useBulk } from './bulk/useBulk.ts';
import { asPicked, useSelection } from './bulk/useSelection.ts';
import { useFillHeight } from './useFillHeight.ts';
import { useHeadings } from './useHeadings.tsx';
import { useListKeys } from './useListKeys.tsx';
import type { TableSort } from '../table/tableProps.ts';
import { BelowRows, ListFoot, ListTable, ListTop, countsOf } from './ListBody.tsx';
import { ListHead } from './ListHead.tsx';
import type { ListScreenProps } from './listScreenProps.ts';

/** The list of the list context with its toolbar, table, pager and actions. */
export function ListScreen({ meta, inUse, own, view, columns, filter, isTextField }: ListScreenProps) {
  const list = useListContext<AnyRecord>();
  const { data, setPage, setSort } = list;
  const { overList: OverList } = usePanels(meta.name);
  const rows = data ?? noRows;
  const counts = countsOf(list.meta);
  const sort = { path: list.sort.field, desc: list.sort.order === 'DESC' };
  // Another filter ends the selection.
  const selection = useSelection(JSON.stringify(filter));
  const bulk = useBulk(meta, filter, selection.clear);
  /** What a file contains that is exported from the list. */
  const exported = {
    columns: columns.map(({ path }) => path),
    filter: selection.everything ? filter : onlyPicked(filter, selection.picked),
    sort: list.sort,
  };
  const top = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const height = useFillHeight(top);
  const turnTo = (next: number) => {
    forgetScroll(meta.name, table.current?.firstElementChild as HTMLElement | null);
    setPage(next);
  };
  const onSort = ({ path, desc }: TableSort) => setSort({ field: path, order: desc ? 'DESC' : 'ASC' });
  const headings = useHeadings({ view, columns, rows, save: inUse.save, sort, onSort });
  const keys = useListKeys();
  const mark = (record: AnyRecord) => {
    // Undefined means all records that match the filter.
    const picked = selection.everything ? undefined : pickedOr(record, selection.picked);
    if (meta.canModify && !meta.neverOpen.includes('mark')) void bulk.run('mark', picked);
  };

  return (
    <>
      <ListHead
        {...{ meta, inUse, view, columns, headings }}
        filter={exported.filter}
        counts={data && counts}
        onHelp={keys.showHelp}
      />
      <Suspense>{OverList && <OverList filter={filter} />}</Suspense>
      <Paper variant="outlined">
        <ListTop
          ref={top}
          {...{ meta, inUse, own, view, columns, isTextField }}
          searchInput={keys.searchInput}
        />
        <div ref={table}>
          <ListTable
            {...{ meta, columns, filter, selection, headings, sort }}
            onPage={turnTo}
            onMark={mark}
            maxHeight={height}
          />
        </div>
        <BelowRows />
        <ListFoot {...{ meta, inUse, own, selection, bulk, exported }} onPage={turnTo} />
      </Paper>
      {headings.menu}
      {keys.help}
    </>
  );
}

/** The picked records; if none is picked, the one whose row has the focus. */
const pickedOr = (record: AnyRecord, picked: readonly Picked[]): readonly Picked[] =>
  picked.length > 0 ? picked : [asPicked(record)];

/** The filter of an export and of the buttons in the head: the picked records, or all that match if none is picked. */
const onlyPicked = (filter: ListFilter, picked: readonly Picked[]): ListFilter =>
  picked.length === 0
    ? filter
    : { conditions: [{ fieldPath: 'id', operator: 'inList', value: picked.map(({ id }) => id) }] };

const noRows: readonly AnyRecord[] = [];
