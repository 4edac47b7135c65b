import { Box, LinearProgress, Paper, Typography } from '@mui/material';
import { Suspense, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { integerText } from '#domain/kernel/written.ts';
import { registry } from '#domain/objects.ts';
import { partsOf, type View } from '#domain/platform/view.ts';
import { defaultView } from '#domain/platform/viewDefault.ts';
import type { ListFilter } from '../../data/listQuery.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { usePathFields } from '../../data/usePathFields.ts';
import { useText } from '../../i18n/useText.ts';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { useSentence } from '../../parts/useSentence.ts';
import { ArrangeButton } from '../../views/ArrangeButton.tsx';
import { useChosenView } from '../../views/useChosenView.ts';
import { useView, type ViewInUse } from '../../views/useView.ts';
import { ViewChooser } from '../../views/ViewChooser.tsx';
import { Pager } from '../Pager.tsx';
import { panelsOf } from '../panels.ts';
import { RecordTable } from '../table/RecordTable.tsx';
import { forgetScroll } from '../table/useScrollMemory.ts';
import type { Column } from '../table/columns.ts';
import { BulkBar } from './bulk/BulkBar.tsx';
import type { Picked } from './bulk/inBulk.ts';
import { asPicked, useSelection } from './bulk/useSelection.ts';
import { useBulk } from './bulk/useBulk.ts';
import { ListActions } from './ListActions.tsx';
import { isNarrowed } from './listState.ts';
import { narrowingOf } from './narrowing.ts';
import { quickPathsOf } from './quickPaths.ts';
import { shownBy } from './savedFilters.ts';
import { ListToolbar } from './toolbar/ListToolbar.tsx';
import { pathsToServe, useColumns } from './useColumns.ts';
import { useFillHeight } from './useFillHeight.ts';
import { useHeadings } from './useHeadings.tsx';
import { useListKeys } from './useListKeys.tsx';
import { useListPage } from './useListPage.ts';
import { useListState } from './useListState.ts';
import { useTotals } from './useTotals.ts';

/** The records of one object, as its view lists them to this person. */
export const ObjectList = ({ meta }: { meta: ObjectMeta }) => {
  const inUse = useView(meta.name, 'list', useChosenView());
  // Who cannot be told what their view is like still sees the declaration's own.
  const view = inUse.view ?? (inUse.error ? defaultView(registry.byName(meta.name), 'list') : undefined);
  const columns = useColumns(meta.name, view);
  if (!view || !columns) return <PageHeader title={meta.title} />;
  return <ListOfView meta={meta} inUse={inUse} view={view} columns={columns} />;
};

interface ListOfViewProps {
  readonly meta: ObjectMeta;
  readonly inUse: ViewInUse;
  readonly view: View;
  readonly columns: readonly Column[];
}

const ListOfView = ({ meta, inUse, view, columns }: ListOfViewProps) => {
  const text = useText();
  const language = useLanguage();
  const sentence = useSentence();
  const navigate = useNavigate();
  const own = useMemo(() => partsOf(inUse.own), [inUse.own]);
  const first =
    own.filters.find(({ isDefault }) => isDefault) ?? view.filters.find(({ isDefault }) => isDefault);
  const { overList: OverList } = panelsOf(meta.name);
  const list = useListState(meta.name, first && shownBy(first, undefined));
  const { state, set } = list;

  const quickPaths = useMemo(() => quickPathsOf(view, columns), [view, columns]);
  const quickFields = usePathFields(meta.name, Object.keys(state.quick));
  const isText = (path: string) => ['text', 'translated'].includes(quickFields?.get(path)?.field.type ?? '');
  const filter = narrowingOf(state, isText);
  const narrowing = JSON.stringify(filter);
  const sort = state.sort ?? view.sort;
  const perPage = view.pageSize;
  const page = useListPage(
    meta,
    quickFields && { filter, sort, page: state.page, perPage, columns: pathsToServe(columns) },
  );
  const totals = useTotals(meta, columns, filter);
  const rows = page.data?.rows ?? noRows;
  const count = page.data?.count ?? 0;
  const capped = page.data?.countCapped === true;

  const selection = useSelection(narrowing);
  const bulk = useBulk(meta, filter, selection.clear);
  const above = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const height = useFillHeight(above);
  const turnTo = (next: number) => {
    forgetScroll(meta.name, table.current?.firstElementChild as HTMLElement | null);
    set({ page: next });
  };
  const headings = useHeadings({
    view,
    columns,
    rows,
    save: inUse.save,
    sort,
    onSort: (next) => set({ sort: next }),
  });
  const keys = useListKeys();
  const mark = (record: AnyRecord) => {
    const wanted = selection.everything || selection.picked.length > 0;
    const picked = wanted ? (selection.everything ? undefined : selection.picked) : [asPicked(record)];
    if (meta.canModify) void bulk.run('mark', picked);
  };

  return (
    <>
      <PageHeader
        title={meta.title}
        marks={
          <Typography color="text.secondary">
            {page.data &&
              (capped
                ? text('list.moreRows', { count: integerText(language, count) })
                : text('list.rows', { smart_count: count }))}
          </Typography>
        }
      >
        <ViewChooser views={inUse.views} shown={view.id} path={meta.path} />
        <ArrangeButton objectName={meta.name} viewType="list" />
        <ListActions
          meta={meta}
          columns={columns}
          filter={selection.everything ? filter : onlyPicked(filter, selection.picked)}
          sort={sort}
          commands={headings.commands}
          onReset={inUse.reset}
          onHelp={keys.showHelp}
        />
      </PageHeader>
      <Suspense>{OverList && <OverList list={list} />}</Suspense>
      <Paper variant="outlined">
        <div ref={above}>
          <ListToolbar
            meta={meta}
            list={list}
            quickPaths={quickPaths}
            isText={isText}
            filters={view.filters}
            ownFilters={own.filters}
            onSaveFilters={(filters) => inUse.save({ filters })}
            onRefresh={() => void page.refetch()}
            searchInput={keys.searchInput}
          />
          <Box sx={{ height: 2 }}>
            {page.isFetching && <LinearProgress sx={{ height: 2 }} aria-label={text('shell.loading')} />}
          </Box>
        </div>
        <div ref={table}>
          <RecordTable
            name={meta.name}
            label={meta.title}
            columns={columns}
            rows={rows}
            before={(state.page - 1) * perPage}
            count={count}
            sort={sort}
            onSort={headings.turnSort}
            onOpen={(record) => void navigate(`/${meta.path}/${record.id}`)}
            onTurn={(by) => {
              const next = state.page + by;
              if (next >= 1 && (by < 0 || rows.length === perPage)) turnTo(next);
            }}
            onMark={mark}
            addressOf={(record) => `/${meta.path}/${record.id}`}
            picking={selection}
            commands={headings.tableCommands}
            totals={rows.length > 0 ? totals : undefined}
            maxHeight={height}
          />
        </div>
        {page.error && <Notice text={sentence(page.error) || text('list.failed')} />}
        {page.data && rows.length === 0 && !page.error && (
          <Notice
            text={
              state.searchStr
                ? text('grid.nothingFound', { search: state.searchStr })
                : text(isNarrowed(state) ? 'list.emptyFiltered' : 'list.empty')
            }
          />
        )}
        <Pager
          page={state.page}
          perPage={perPage}
          shown={rows.length}
          count={count}
          capped={capped}
          onPage={turnTo}
          onPerPage={(pageSize) => {
            inUse.save({ toolbar: { ...own.toolbar, pageSize } });
            set({});
          }}
        >
          <BulkBar meta={meta} selection={selection} bulk={bulk} count={count} capped={capped} />
        </Pager>
      </Paper>
      {headings.menu}
      {keys.help}
    </>
  );
};

/** Where records are picked, a file of the list holds these; where none is, all that match. */
const onlyPicked = (filter: ListFilter, picked: readonly Picked[]): ListFilter =>
  picked.length === 0
    ? filter
    : { conditions: [{ fieldPath: 'id', operator: 'inList', value: picked.map(({ id }) => id) }] };

const noRows: readonly AnyRecord[] = [];

const Notice = ({ text }: { text: string }) => (
  <Typography color="text.secondary" sx={{ p: 3, textAlign: 'center' }} role="status">
    {text}
  </Typography>
);
