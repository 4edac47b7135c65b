import { Alert, Box, MenuItem, Paper, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAuthenticated } from 'ra-core';
import { useState } from 'react';
import type { WishAt } from '#domain/contracts.ts';
import type { StockLine } from '#domain/goods/stockLine.ts';
import { fieldLabel, objectLabel } from '#domain/labels/index.ts';
import { callApi } from '../data/client.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { DayField } from '../parts/DayField.tsx';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { LoadingLine } from '../parts/LoadingLine.tsx';
import { PageHeader } from '../parts/PageHeader.tsx';
import { byWarehouse, endOfDay } from './stockLines.ts';
import { StockOfWarehouse } from './StockOfWarehouse.tsx';

const filterFields = ['warehouse', 'owner', 'product'] as const;
type Choice = Readonly<Partial<Record<(typeof filterFields)[number], number>>>;

/** The stock by warehouse and owner: always the sum of the approved documents. */
const StockPage = () => {
  useAuthenticated();
  const text = useText();
  const language = useLanguage();
  const [choice, setChoice] = useState<Choice>({});
  const [day, setDay] = useState<string>();
  useRefetchOnChange(['registerStoreKeeper'], ['stock']);
  const { data, wholeStock, error, isFetching } = useStock(choice, endOfDay(day));
  const names = {
    warehouse: objectLabel(language, 'warehouse').one,
    owner: fieldLabel(language, 'deliveryNote', 'owner'),
    product: objectLabel(language, 'product').one,
  };
  return (
    <>
      <PageHeader title={text('stock.title')}>
        <Box sx={{ width: 190 }}>
          <DayField
            label={text('stock.asOf')}
            value={day ?? ''}
            onChange={(value) => setDay(value || undefined)}
          />
        </Box>
        {filterFields.map((name) => (
          <TextField
            key={name}
            select
            label={names[name]}
            value={choice[name] ?? 0}
            onChange={(event) => setChoice({ ...choice, [name]: Number(event.target.value) || undefined })}
            sx={{ minWidth: 190 }}
          >
            <MenuItem value={0}>{text('stock.all')}</MenuItem>
            {namedIn(wholeStock?.rows ?? [], name).map(([id, presentation]) => (
              <MenuItem key={id} value={id}>
                {presentation}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </PageHeader>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {text('stock.subtitle')}
      </Typography>
      <LoadingLine on={isFetching} />
      <ErrorNote error={error} severity={data ? 'warning' : 'error'} />
      {data?.more && <Alert severity="info">{text('stock.more')}</Alert>}
      {data?.rows.length === 0 && (
        <Paper variant="outlined" sx={{ p: 4, textAlign: 'center', color: 'text.secondary' }}>
          {text('stock.empty')}
        </Paper>
      )}
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {byWarehouse(data?.rows ?? []).map((warehouse) => (
          <StockOfWarehouse key={warehouse.id} warehouse={warehouse} />
        ))}
      </Box>
    </>
  );
};

/** The choices of a filter, as id and name: all that occur in the stock, each once, sorted by name. */
const namedIn = (rows: readonly StockLine[], name: (typeof filterFields)[number]): [number, string][] =>
  [
    ...new Map(
      rows.flatMap((row): [number, string][] => {
        const reference = row[name];
        return reference ? [[reference.id, reference.presentation]] : [];
      }),
    ),
  ].toSorted(([, one], [, other]) => one.localeCompare(other));

/**
 * The stock of the chosen warehouse, owner and product, and the whole stock, from which people choose these three.
 * @param at the time of the stock; now if undefined
 */
const useStock = (choice: Choice, at: string | undefined) => {
  const readStock = (query: WishAt<'GET /stock'>['query'], signal: AbortSignal) =>
    callApi('GET /stock', { query: { ...query, ...(at ? { at } : {}) }, signal });
  const { data: wholeStock } = useQuery({
    queryKey: ['stock', 'all', at],
    queryFn: ({ signal }) => readStock({}, signal),
  });
  const { data, error, isFetching } = useQuery({
    queryKey: ['stock', choice, at],
    queryFn: ({ signal }) =>
      readStock({ warehouseId: choice.warehouse, ownerId: choice.owner, productId: choice.product }, signal),
    placeholderData: keepPreviousData,
  });
  return { data, wholeStock, error, isFetching };
};

export default StockPage;
