import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import FilterIcon from '@mui/icons-material/FilterList';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { conditionsOf, type FilterPart } from '#domain/platform/filterParts.ts';
import type { AnyRecord, Reference } from '#domain/kernel/record.ts';
import { registry } from '#domain/objects.ts';
import type { View } from '#domain/platform/view.ts';
import { defaultView } from '#domain/platform/viewDefault.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { listQuery } from '../data/listQuery.ts';
import { useObjectMeta } from '../data/metadata.ts';
import { usePathFields } from '../data/usePathFields.ts';
import { useText } from '../i18n/useText.ts';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { useDebounced } from '../parts/useDebounced.ts';
import { isEnter } from '../parts/useKeys.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { useView } from '../views/useView.ts';
import { chosenBy } from './fields/chosenBy.ts';
import { offered } from './fields/offered.ts';
import type { SelectDialogProps } from './fields/pickerDialogs.ts';
import { choiceOf, pickerLimit } from './fields/useChoices.ts';
import { useUnmatched } from './fields/useUnmatched.ts';
import { wholeList, type ListState } from './list/listState.ts';
import { narrowingOf } from './list/narrowing.ts';
import { quickPathsOf } from './list/quickPaths.ts';
import { QuickFilters } from './list/toolbar/QuickFilters.tsx';
import { pathsToServe, useColumns } from './list/useColumns.ts';
import { useListPage } from './list/useListPage.ts';
import { Pager } from './Pager.tsx';
import type { Column } from './table/columns.ts';
import { RecordTable } from './table/RecordTable.tsx';
import type { TableSort } from './table/tableProps.ts';

const FilterDialog = lazy(() => import('./filters/FilterDialog.tsx'));

const searchDelayMs = 500;

/**
 * Picks a record from a list. The columns are those of the object's select view, which an administrator sets up and the
 * person may change; without such a view, those of its declaration. Records marked for deletion are never offered.
 */
const SelectDialog = ({ objectName, ...props }: SelectDialogProps) => {
  const text = useText();
  const { data: meta } = useObjectMeta(objectName);
  const inUse = useView(objectName, 'select');
  const view = inUse.view ?? (inUse.error ? defaultView(registry.byName(objectName), 'select') : undefined);
  const columns = useColumns(objectName, view);
  return (
    <Dialog open onClose={props.onClose} maxWidth="lg" fullWidth>
      <DialogTitle>{text('picker.title', { object: meta?.singularTitle ?? '' })}</DialogTitle>
      {meta && view && columns && <Choosing meta={meta} view={view} columns={columns} {...props} />}
    </Dialog>
  );
};

interface ChoosingProps extends Omit<SelectDialogProps, 'objectName'> {
  readonly meta: ObjectMeta;
  readonly view: View;
  readonly columns: readonly Column[];
}

const Choosing = ({ meta, view, columns, where, without, notOffered, onSelect, onClose }: ChoosingProps) => {
  const text = useText();
  const [typed, setTyped] = useState('');
  const [quick, setQuick] = useState<ListState['quick']>({});
  const [conditions, setConditions] = useState<readonly FilterPart[]>([]);
  const [filtering, setFiltering] = useState(false);
  /** How many records match the text on which Enter was pressed, if not exactly one. */
  const [fits, setFits] = useState<number>();
  const notifyError = useNotifyError();
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<TableSort>(view.sort);
  const searchStr = useDebounced(typed, searchDelayMs);
  const body = useRef<HTMLDivElement>(null);

  const quickPaths = useMemo(() => quickPathsOf(view, columns), [view, columns]);
  const fields = usePathFields(meta.name, quickPaths);
  const isText = (path: string) => ['text', 'translated'].includes(fields?.get(path)?.field.type ?? '');
  const filterBy = (words: string) => {
    const narrowed = narrowingOf({ ...wholeList, searchStr: words, quick }, isText);
    return {
      ...offered(where, without, notOffered),
      ...narrowed,
      markedToDelete: false,
      conditions: [...(narrowed.conditions ?? []), ...conditions],
    };
  };
  const filter = filterBy(searchStr);
  const { data, error, isError } = useListPage(meta, {
    filter,
    sort,
    page,
    perPage: view.pageSize,
    columns: pathsToServe(columns),
  });
  // If the list cannot be read, an empty first page is shown.
  const rows = isError ? [] : (data?.rows ?? []);
  const count = isError ? 0 : (data?.count ?? 0);
  const narrowedBy = conditionsOf(conditions).length;
  const narrow = (change: () => void) => {
    change();
    setPage(1);
  };
  const take = ({ id, presentation }: Reference) => {
    onSelect({ id, presentation });
    onClose();
  };
  const choose = (record: AnyRecord) => take(choiceOf(record, []));
  const latest = useRef('');
  latest.current = typed;
  /** After fast typing or scanning the shown rows are not up to date, so the list is requested for the present text. */
  const find = async () => {
    if (typed.trim() === '') return;
    const query = listQuery({
      filter: filterBy(typed.trim()),
      pagination: { page: 1, perPage: pickerLimit },
    });
    const found = await recordCalls.list(meta, { query });
    if (latest.current !== typed) return;
    const choices = found.rows.map((row) => choiceOf(row, meta.search));
    const meant = chosenBy(typed, choices, found.count);
    if ('one' in meant) take(meant.one);
    else setFits(meant.fits);
  };
  const unmatched = useUnmatched(typed.trim(), fits);

  return (
    <>
      <DialogContent sx={{ pb: 0 }} ref={body}>
        <Box sx={{ display: 'flex', gap: 1, pt: 0.75, pb: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <TextField
            autoFocus
            label={text('common.search')}
            value={typed}
            onChange={(event) => {
              setFits(undefined);
              narrow(() => setTyped(event.target.value));
            }}
            error={unmatched !== undefined}
            helperText={unmatched}
            onKeyDown={(event) => {
              if (isEnter(event)) void find().catch(notifyError);
              if (event.key !== 'ArrowDown') return;
              event.preventDefault();
              body.current?.querySelector<HTMLElement>('tr[tabindex="0"]')?.focus();
            }}
            sx={{ width: 280 }}
          />
          <QuickFilters
            objectName={meta.name}
            paths={quickPaths}
            quick={quick}
            onChange={(next) => narrow(() => setQuick(next))}
          />
          <Button
            startIcon={<FilterIcon />}
            variant={narrowedBy > 0 ? 'contained' : 'text'}
            onClick={() => setFiltering(true)}
          >
            {narrowedBy > 0 ? text('list.filtersActive', { count: narrowedBy }) : text('list.filters')}
          </Button>
        </Box>
        <RecordTable
          label={meta.title}
          columns={columns}
          rows={rows}
          before={(page - 1) * view.pageSize}
          count={count}
          sort={sort}
          onSort={(path) => setSort({ path, desc: sort.path === path && !sort.desc })}
          onOpen={choose}
          beside={{ address: (record) => `/${meta.path}/${record.id}`, label: text('picker.openRecord') }}
          maxHeight="52vh"
        />
        <ErrorNote error={error} />
        {data && rows.length === 0 && !isError && (
          <Typography color="text.secondary" role="status" sx={{ p: 3, textAlign: 'center' }}>
            {text('common.nothingFound')}
          </Typography>
        )}
        <Pager
          page={isError ? 1 : page}
          perPage={view.pageSize}
          shown={rows.length}
          count={count}
          capped={data?.countCapped === true}
          onPage={setPage}
        />
      </DialogContent>
      <DialogActions>
        {meta.canCreate && (
          <Button
            component="a"
            href={`/${meta.path}/create${where ? `?tick=${where}` : ''}`}
            target="_blank"
            rel="noopener"
            startIcon={<AddIcon />}
            sx={{ mr: 'auto' }}
          >
            {text('list.create')}
          </Button>
        )}
        <Button onClick={onClose} color="inherit">
          {text('common.close')}
        </Button>
      </DialogActions>
      {filtering && (
        <Suspense>
          <FilterDialog
            meta={meta}
            parts={conditions}
            onApply={(next) => narrow(() => setConditions(next))}
            onClose={() => setFiltering(false)}
          />
        </Suspense>
      )}
    </>
  );
};

export default SelectDialog;
