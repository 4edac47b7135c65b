import { Typography } from '@mui/material';
import { useListContext } from 'ra-core';
import { useMemo, type Ref, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { ListNews } from '../../data/dataProvider.ts';
import { recordCalls } from '../../data/recordCalls.ts';
import { useText } from '../../i18n/useText.ts';
import { LoadingLine } from '../../parts/LoadingLine.tsx';
import { ErrorNote } from '../../parts/ErrorNote.tsx';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import { Pager } from '../Pager.tsx';
import { exportQuery } from '../sheets/exportQuery.ts';
import { RecordTable } from '../table/RecordTable.tsx';
import type { RecordTableProps, TableSort } from '../table/tableProps.ts';
import { BulkBar } from './bulk/BulkBar.tsx';
import type { Bulk } from './bulk/useBulk.ts';
import type { useSelection } from './bulk/useSelection.ts';
import { isNarrowed } from './listState.ts';
import { quickPathsOf } from './quickPaths.ts';
import { TableSkeleton } from './TableSkeleton.tsx';
import { ListToolbar } from './toolbar/ListToolbar.tsx';
import type { useHeadings } from './useHeadings.tsx';
import { useNarrowing } from './useNarrowing.ts';
import { useTotals } from './useTotals.ts';
import type { ListScreenProps } from './listScreenProps.ts';

const noCounts: ListNews = { count: 0, countCapped: false };

/** What the server says about a list besides its rows; a count of zero before it has answered. */
export function countsOf(meta: unknown): ListNews {
  return (meta ?? noCounts) as ListNews;
}

const noRows: readonly AnyRecord[] = [];

/**
 * Of the props, `view` is the view that is shown, `own` is only what this person has changed of it, and `inUse.save` stores such
 * changes.
 */
interface ListTopProps extends Pick<
  ListScreenProps,
  'meta' | 'inUse' | 'own' | 'view' | 'columns' | 'isTextField'
> {
  readonly ref: Ref<HTMLDivElement>;
  readonly searchInput: RefObject<HTMLInputElement | null>;
}

/** What is above the rows of a list: its toolbar and a line while it loads. */
export function ListTop({ ref, meta, inUse, own, view, columns, isTextField, searchInput }: ListTopProps) {
  const { isFetching = false } = useListContext();
  const quickPaths = useMemo(() => quickPathsOf(view, columns), [view, columns]);
  return (
    <div ref={ref}>
      <ListToolbar
        meta={meta}
        quickPaths={quickPaths}
        isTextField={isTextField}
        filters={view.filters}
        ownFilters={own.filters}
        onSaveFilters={(filters) => inUse.save({ filters })}
        searchInput={searchInput}
      />
      <LoadingLine on={isFetching} />
    </div>
  );
}

interface ListTableProps extends Pick<ListScreenProps, 'meta' | 'columns' | 'filter'> {
  readonly selection: ReturnType<typeof useSelection>;
  readonly headings: ReturnType<typeof useHeadings>;
  readonly sort: TableSort;
  readonly onPage: (page: number) => void;
  /** Marks for deletion: the picked records, or this one if none is picked. */
  readonly onMark: (record: AnyRecord) => void;
  readonly maxHeight: RecordTableProps['maxHeight'];
}

/** The rows of a list with their headings and totals. */
export function ListTable(props: ListTableProps) {
  const { meta, columns, filter, selection, headings, sort, onPage, onMark, maxHeight } = props;
  const navigate = useNavigate();
  const list = useListContext<AnyRecord>();
  const rows = list.data ?? noRows;
  const totals = useTotals(meta, columns, filter);
  return (
    <RecordTable
      name={meta.name}
      label={meta.title}
      columns={columns}
      rows={rows}
      // The number of rows on the pages before this one.
      before={(list.page - 1) * list.perPage}
      count={countsOf(list.meta).count}
      sort={sort}
      onSort={headings.turnSort}
      onOpen={(record) => void navigate(`/${meta.path}/${record.id}`)}
      // Turns to the page before or after, and returns whether there is one.
      onTurn={(by) => {
        const hasPageThere = by < 0 ? list.page > 1 : list.hasNextPage === true;
        if (hasPageThere) onPage(list.page + by);
        return hasPageThere;
      }}
      onMark={onMark}
      addressOf={(record) => `/${meta.path}/${record.id}`}
      picking={selection}
      commands={headings.tableCommands}
      totals={rows.length > 0 ? totals : undefined}
      maxHeight={maxHeight}
    />
  );
}

interface ListFootProps extends Pick<ListScreenProps, 'meta' | 'inUse' | 'own'> {
  readonly selection: ReturnType<typeof useSelection>;
  readonly bulk: Bulk;
  /** The columns, the filter and the order of an exported file. */
  readonly exported: Parameters<typeof exportQuery>[0];
  readonly onPage: (page: number) => void;
}

/** What is below the rows of a list: the pages and the commands for picked records. */
export function ListFoot({ meta, inUse, own, selection, bulk, exported, onPage }: ListFootProps) {
  const list = useListContext<AnyRecord>();
  const notifyError = useNotifyError();
  const { count, countCapped: capped } = countsOf(list.meta);
  return (
    <Pager
      page={list.page}
      perPage={list.perPage}
      shown={list.data?.length ?? 0}
      count={count}
      capped={capped}
      onPage={onPage}
      onPerPage={(pageSize) => {
        inUse.save({ toolbar: { ...own.toolbar, pageSize } });
        list.setPage(1);
      }}
    >
      <BulkBar
        meta={meta}
        selection={selection}
        bulk={bulk}
        count={count}
        capped={capped}
        onExport={() =>
          void recordCalls.exportSheet(meta, { ...exportQuery(exported), format: 'xlsx' }).catch(notifyError)
        }
      />
    </Pager>
  );
}

/** What is shown instead of rows: that they are loading, an error, or why there are none. */
export function BelowRows() {
  const text = useText();
  const { data, error } = useListContext<AnyRecord>();
  const { narrowing } = useNarrowing();
  if (error) return <ErrorNote error={error} />;
  if (!data) return <TableSkeleton />;
  if (data.length > 0) return null;
  if (narrowing.searchStr)
    return <Notice text={text('grid.nothingFound', { search: narrowing.searchStr })} />;
  return <Notice text={text(isNarrowed(narrowing) ? 'list.emptyFiltered' : 'list.empty')} />;
}

const Notice = ({ text }: { text: string }) => (
  <Typography color="text.secondary" sx={{ p: 3, textAlign: 'center' }} role="status">
    {text}
  </Typography>
);
