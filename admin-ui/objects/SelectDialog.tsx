import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reference } from '#domain/kernel/record.ts';
import type { Page } from '../data/dataProvider.ts';
import { call } from '../data/http.ts';
import { listQuery } from '../data/listQuery.ts';
import { useObjectMeta } from '../data/metadata.ts';
import { useText } from '../i18n/useText.ts';
import { useDebounced } from '../parts/useDebounced.ts';
import { Pager } from './Pager.tsx';
import { QuickChoice } from './QuickChoice.tsx';
import { RecordTable, type TableSort } from './RecordTable.tsx';

interface SelectDialogProps {
  readonly objectName: string;
  readonly onSelect: (chosen: Reference) => void;
  readonly onClose: () => void;
}

const pageSize = 10;
const searchDelayMs = 500;

/** Picks a record from a list of its own, with a quick filter for each choice among its columns. */
const SelectDialog = ({ objectName, onSelect, onClose }: SelectDialogProps) => {
  const text = useText();
  const { data: meta } = useObjectMeta(objectName);
  const [typed, setTyped] = useState('');
  const [quick, setQuick] = useState<Readonly<Record<string, string>>>({});
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<TableSort>();
  const searchStr = useDebounced(typed, searchDelayMs);

  const filter = { markedToDelete: false, searchStr, ...quick };
  const { data } = useQuery({
    queryKey: [meta?.path, 'select', filter, page, sort],
    queryFn: ({ signal }) =>
      call<Page>(`/${meta?.path}`, {
        query: listQuery({ filter, pagination: { page, perPage: pageSize }, ...(sort ? { sort } : {}) }),
        signal,
      }),
    enabled: meta !== undefined,
    placeholderData: keepPreviousData,
  });

  const columns = (meta?.list ?? [])
    .map((name) => meta?.fields.find((field) => field.name === name))
    .filter((field) => field !== undefined);
  const search = (words: string) => {
    setTyped(words);
    setPage(1);
  };
  const narrow = (name: string, value: string) => {
    setQuick((before) => ({ ...before, [name]: value }));
    setPage(1);
  };
  const turn = (field: string) =>
    setSort((before) => ({
      field,
      order: before?.field === field && before.order === 'ASC' ? 'DESC' : 'ASC',
    }));

  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth>
      <DialogTitle>{text('picker.title', { object: meta?.singularTitle ?? '' })}</DialogTitle>
      <DialogContent sx={{ pb: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, pt: 0.75, pb: 1, flexWrap: 'wrap' }}>
          <TextField
            autoFocus
            label={text('common.search')}
            value={typed}
            onChange={(event) => search(event.target.value)}
            sx={{ width: 280 }}
          />
          {columns
            .filter(({ type }) => type === 'enumeration')
            .map((field) => (
              <QuickChoice
                key={field.name}
                field={field}
                value={quick[field.name] ?? ''}
                onChange={(value) => narrow(field.name, value)}
              />
            ))}
        </Box>
        <RecordTable
          columns={columns}
          rows={data?.rows ?? []}
          label={meta?.title ?? ''}
          sort={sort}
          onSort={turn}
          maxHeight="52vh"
          onOpen={(record) => {
            onSelect({ id: record.id, presentation: String(record.presentation ?? record.id) });
            onClose();
          }}
        />
        <Pager
          page={page}
          perPage={pageSize}
          shown={data?.rows.length ?? 0}
          count={data?.count ?? 0}
          capped={data?.countCapped === true}
          onPage={setPage}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit">
          {text('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export default SelectDialog;
