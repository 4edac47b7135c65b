import { Box, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { decimalText } from '#domain/kernel/written.ts';
import type { amountContracts } from '#domain/platform/amount.contracts.ts';
import { objects } from '#domain/objects.ts';
import { callApi } from '../data/client.ts';
import { listQuery, type ListFilter } from '../data/listQuery.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useCurrencies } from '../data/useCurrencies.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';

const routes = {
  salesOrder: 'GET /sales_order/amount',
  customerRequest: 'GET /customer_request/amount',
} as const satisfies Readonly<Record<keyof typeof amountContracts, string>>;

interface AmountsProps {
  readonly object: keyof typeof routes;
  readonly filter: ListFilter;
}

/**
 * The total amounts of a list's documents, separately for each currency, because amounts in two currencies cannot be
 * summed.
 */
const Amounts = ({ object, filter }: AmountsProps) => {
  const text = useText();
  const language = useLanguage();
  const codes = useCurrencies();
  const { path } = objects[object];
  const { filter: filterText } = listQuery({ filter });
  useRefetchOnChange([object], [path, 'amount']);
  const { data } = useQuery({
    queryKey: [path, 'amount', filterText],
    queryFn: ({ signal }) => callApi(routes[object], { query: { filter: String(filterText) }, signal }),
    placeholderData: keepPreviousData,
  });
  // An order has a gross sum; a request has one amount only. In a currency in which no document has an amount, it is null.
  const rows = data?.rows.map((row) => ({ ...row, sum: row.sumBrutto ?? row.amount })) ?? [];
  const summed = rows.filter(({ sum }) => typeof sum === 'string');
  if (summed.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={text('orders.perCurrency')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, px: 0.5, pb: 0.75 }}
    >
      {summed.map((row) => (
        <Typography key={row.currency?.id ?? 0} variant="body2" color="text.secondary">
          <Box component="strong" sx={{ color: 'text.primary' }}>
            {decimalText(language, row.sum, 2)} {codes?.get(row.currency?.id) ?? ''}
          </Box>{' '}
          ({text('orders.documents', { count: row.count })})
        </Typography>
      ))}
    </Box>
  );
};

export function OrderAmounts({ filter }: { readonly filter: ListFilter }) {
  return <Amounts object="salesOrder" filter={filter} />;
}

export function RequestAmounts({ filter }: { readonly filter: ListFilter }) {
  return <Amounts object="customerRequest" filter={filter} />;
}
