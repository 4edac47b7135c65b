import { Box, LinearProgress, Paper, Typography } from '@mui/material';
import { useListContext } from 'ra-core';
import { Suspense, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { integerText } from '#domain/kernel/written.ts';
import { valuesForNew } from '#domain/platform/filterParts.ts';
import type { View, ViewParts } from '#domain/platform/view.ts';
import type { ListNews } from '../../data/dataProvider.ts';
import { recordCalls } from '../../data/recordCalls.ts';
import type { ListFilter } from '../../data/listQuery.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { ErrorNote } from '../../parts/ErrorNote.tsx';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { ArrangeButton } from '../../views/ArrangeButton.tsx';
import type { ViewInUse } from '../../views/useView.ts';
import { ViewChooser } from '../../views/ViewChooser.tsx';
import { Pager } from '../Pager.tsx';
import { usePanels } from '../panels.ts';
import { exportQuery } from '../sheets/exportQuery.ts';
import type { Column } from '../table/columns.ts';
import { RecordTable } from '../table/RecordTable.tsx';
import { forgetScroll } from '../table/useScrollMemory.ts';
import { BulkBar } from './bulk/BulkBar.tsx';
import type { Picked } from './bulk/inBulk.ts';
import { useBulk } from './bulk/useBulk.ts';
import { asPicked, useSelection } from './bulk/useSelection.ts';
import { ListActions } from './ListActions.tsx';
import { isNarrowed } from './listState.ts';
import type { IsText } from './narrowing.ts';
import { quickPathsOf } from './quickPaths.ts';
import { TableSkeleton } from './TableSkeleton.tsx';
import { ListToolbar } from './toolbar/ListToolbar.tsx';
import { useFillHeight } from './useFillHeight.ts';
import { useHeadings } from './useHeadings.tsx';
import { useListKeys } from './useListKeys.tsx';
import { useNarrowing } from './useNarrowing.ts';
import { useTotals } from './useTotals.ts';

interface ListScreenProps {
  readonly meta: ObjectMeta;
  readonly inUse: ViewInUse;
  /** This person's changes of the view. */
  readonly own: ViewParts;
  readonly view: View;
  readonly columns: readonly Column[];
  /** The filter that is sent to the API. */
  readonly filter: ListFilter;
  readonly isText: IsText;
}

/** The list of the list context with its toolbar, table, pager and actions. */
export function ListScreen({ meta, inUse, own, view, columns, filter, isText }: ListScreenProps) {
  const text = useText();
  const navigate = useNavigate();
  const list = useListContext<AnyRecord>();
  const { data, error, isFetching, page, perPage, setPage, setSort } = list;
  const { narrowing } = useNarrowing();
  const { overList: OverList } = usePanels(meta.name);
  const rows = data ?? noRows;
  const { count, countCapped: capped } = (list.meta ?? noNews) as ListNews;
  const sort = { path: list.sort.field, desc: list.sort.order === 'DESC' };
  const quickPaths = useMemo(() => quickPathsOf(view, columns), [view, columns]);
  const totals = useTotals(meta, columns, filter);
  const selection = useSelection(JSON.stringify(filter));
  const bulk = useBulk(meta, filter, selection.clear);
  const notifyError = useNotifyError();
  const taken = {
    columns: columns.map(({ path }) => path),
    filter: selection.everything ? filter : onlyPicked(filter, selection.picked),
    sort: list.sort,
  };
  const above = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const height = useFillHeight(above);
  const turnTo = (next: number) => {
    forgetScroll(meta.name, table.current?.firstElementChild as HTMLElement | null);
    setPage(next);
  };
  const headings = useHeadings({
    view,
    columns,
    rows,
    save: inUse.save,
    sort,
    onSort: ({ path, desc }) => setSort({ field: path, order: desc ? 'DESC' : 'ASC' }),
  });
  const keys = useListKeys();
  const mark = (record: AnyRecord) => {
    const wanted = selection.everything || selection.picked.length > 0;
    const picked = wanted ? (selection.everything ? undefined : selection.picked) : [asPicked(record)];
    if (meta.canModify && !meta.neverOpen.includes('mark')) void bulk.run('mark', picked);
  };

  return (
    <>
      <PageHeader
        title={meta.title}
        marks={
          <Typography color="text.secondary">{data && <CountOf count={count} capped={capped} />}</Typography>
        }
      >
        <ViewChooser views={inUse.views} shown={view.id} path={meta.path} />
        <ArrangeButton objectName={meta.name} viewType="list" />
        <ListActions
          meta={meta}
          columns={columns}
          filter={taken.filter}
          commands={headings.commands}
          fill={valuesForNew(narrowing.conditions)}
          onReset={inUse.reset}
          onHelp={keys.showHelp}
        />
      </PageHeader>
      <Suspense>{OverList && <OverList filter={filter} />}</Suspense>
      <Paper variant="outlined">
        <div ref={above}>
          <ListToolbar
            meta={meta}
            quickPaths={quickPaths}
            isText={isText}
            filters={view.filters}
            ownFilters={own.filters}
            onSaveFilters={(filters) => inUse.save({ filters })}
            searchInput={keys.searchInput}
          />
          <Box sx={{ height: 2 }}>
            {isFetching && <LinearProgress sx={{ height: 2 }} aria-label={text('shell.loading')} />}
          </Box>
        </div>
        <div ref={table}>
          <RecordTable
            name={meta.name}
            label={meta.title}
            columns={columns}
            rows={rows}
            before={(page - 1) * perPage}
            count={count}
            sort={sort}
            onSort={headings.turnSort}
            onOpen={(record) => void navigate(`/${meta.path}/${record.id}`)}
            onTurn={(by) => {
              if (by < 0 ? page > 1 : list.hasNextPage) turnTo(page + by);
            }}
            onMark={mark}
            addressOf={(record) => `/${meta.path}/${record.id}`}
            picking={selection}
            commands={headings.tableCommands}
            totals={rows.length > 0 ? totals : undefined}
            maxHeight={height}
          />
        </div>
        {!data && !error && <TableSkeleton />}
        <ErrorNote error={error} />
        {data && rows.length === 0 && !error && (
          <Notice
            text={
              narrowing.searchStr
                ? text('grid.nothingFound', { search: narrowing.searchStr })
                : text(isNarrowed(narrowing) ? 'list.emptyFiltered' : 'list.empty')
            }
          />
        )}
        <Pager
          page={page}
          perPage={perPage}
          shown={rows.length}
          count={count}
          capped={capped}
          onPage={turnTo}
          onPerPage={(pageSize) => {
            inUse.save({ toolbar: { ...own.toolbar, pageSize } });
            setPage(1);
          }}
        >
          <BulkBar
            meta={meta}
            selection={selection}
            bulk={bulk}
            count={count}
            capped={capped}
            onExport={() =>
              void recordCalls.exportSheet(meta, { ...exportQuery(taken), format: 'xlsx' }).catch(notifyError)
            }
          />
        </Pager>
      </Paper>
      {headings.menu}
      {keys.help}
    </>
  );
}

/** The filter of an export: the picked records, or all that match if none is picked. */
const onlyPicked = (filter: ListFilter, picked: readonly Picked[]): ListFilter =>
  picked.length === 0
    ? filter
    : { conditions: [{ fieldPath: 'id', operator: 'inList', value: picked.map(({ id }) => id) }] };

const noRows: readonly AnyRecord[] = [];
const noNews: ListNews = { count: 0, countCapped: false };

const CountOf = ({ count, capped }: { readonly count: number; readonly capped: boolean }) => {
  const text = useText();
  const language = useLanguage();
  return capped
    ? text('list.moreRows', { count: integerText(language, count) })
    : text('list.rows', { smart_count: count });
};

const Notice = ({ text }: { text: string }) => (
  <Typography color="text.secondary" sx={{ p: 3, textAlign: 'center' }} role="status">
    {text}
  </Typography>
);
