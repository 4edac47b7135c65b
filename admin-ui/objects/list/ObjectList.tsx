import { Box, Button, LinearProgress, Paper, Typography } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import { ListContextProvider, ResourceContextProvider, useListController, useStore } from 'ra-core';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useRefetchOnChange } from '../../data/live.ts';
import { useText } from '../../i18n/useText.ts';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { integerText } from '../formats.ts';
import { Pager } from '../Pager.tsx';
import { RecordTable } from '../RecordTable.tsx';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { RowActions } from './RowActions.tsx';
import { sentFilter, type KeptFilter } from './sentFilter.ts';

/** The records of one object, as its declaration lists them. */
export const ObjectList = ({ meta }: { meta: ObjectMeta }) => {
  const text = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const [kept, setKept] = useStore<readonly string[] | undefined>(`columns.${meta.name}`, undefined);
  const [filter, setFilter] = useStore<KeptFilter>(`filter.${meta.name}`, {});
  const sent = useMemo(() => sentFilter(filter), [filter]);

  const list = useListController<AnyRecord>({
    resource: meta.path,
    sort: { field: meta.sort.field, order: meta.sort.desc ? 'DESC' : 'ASC' },
    perPage: 20,
    filter: sent,
  });
  useRefetchOnChange([meta.name], [meta.path, 'getList']);

  const shown = kept ?? meta.list;
  const columns = shown
    .map((name) => meta.fields.find((field) => field.name === name))
    .filter((field) => field !== undefined);
  const rows = list.data ?? [];
  const capped = (list.meta as { countCapped?: boolean } | undefined)?.countCapped === true;
  const count = list.total ?? 0;
  const addressOf = (record: AnyRecord) => `/${meta.path}/${record.id}`;
  const narrow = (next: KeptFilter) => {
    setFilter(next);
    list.setPage(1);
  };

  return (
    <ResourceContextProvider value={meta.path}>
      <ListContextProvider value={list}>
        <PageHeader
          title={meta.title}
          marks={
            <Typography color="text.secondary">
              {list.data &&
                (capped
                  ? text('list.moreRows', { count: integerText(language, count) })
                  : text('list.rows', { smart_count: count }))}
            </Typography>
          }
        >
          <ColumnsMenu meta={meta} shown={shown} onChange={setKept} />
          {meta.canModify && (
            <Button component={Link} to={`/${meta.path}/create`} variant="contained" startIcon={<AddIcon />}>
              {text('list.create')}
            </Button>
          )}
        </PageHeader>
        <Paper variant="outlined">
          <ListToolbar
            meta={meta}
            columns={columns}
            filter={filter}
            onFilter={narrow}
            onRefresh={() => void list.refetch()}
          />
          <Box sx={{ height: 2 }}>{list.isFetching && <LinearProgress sx={{ height: 2 }} />}</Box>
          <RecordTable
            columns={columns}
            rows={rows}
            label={meta.title}
            sort={{ field: list.sort.field, order: list.sort.order }}
            onSort={(field) =>
              list.setSort({
                field,
                order: list.sort.field === field && list.sort.order === 'ASC' ? 'DESC' : 'ASC',
              })
            }
            onOpen={(record) => void navigate(addressOf(record))}
            addressOf={addressOf}
            maxHeight="calc(100vh - 284px)"
            renderActions={
              meta.canModify ? (record) => <RowActions meta={meta} record={record} /> : undefined
            }
          />
          {list.error && (
            <Notice text={list.error instanceof Error ? list.error.message : text('list.failed')} />
          )}
          {list.data && rows.length === 0 && (
            <Notice text={text(Object.keys(sent).length > 0 ? 'list.emptyFiltered' : 'list.empty')} />
          )}
          <Pager
            page={list.page}
            perPage={list.perPage}
            shown={rows.length}
            count={count}
            capped={capped}
            onPage={list.setPage}
            onPerPage={list.setPerPage}
          />
        </Paper>
      </ListContextProvider>
    </ResourceContextProvider>
  );
};

const Notice = ({ text }: { text: string }) => (
  <Typography color="text.secondary" sx={{ p: 3, textAlign: 'center' }} role="status">
    {text}
  </Typography>
);
