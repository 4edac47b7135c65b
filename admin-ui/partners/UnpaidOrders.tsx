import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { UnpaidOrders as Unpaid } from '#domain/finance/orderPayments.contracts.ts';
import { objects } from '#domain/objects.ts';
import { callApi } from '../data/client.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useObjectPath } from '../data/metadata.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { moneyIn } from '../objects/formats.ts';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { Panel } from '../parts/Panel.tsx';
import { roomForLines } from './firmPanels.ts';

/** The agreed orders that a customer has not paid in full; absent for people who may not read orders and payments. */
export function UnpaidOrders({ firmId }: { readonly firmId: number }) {
  // The path of an object that the person may not read is undefined.
  const ordersPath = useObjectPath('salesOrder');
  const paymentsPath = useObjectPath('paymentOperation');
  const mayRead = ordersPath !== undefined && paymentsPath !== undefined;
  return mayRead ? <UnpaidPanel firmId={firmId} /> : null;
}

const UnpaidPanel = ({ firmId }: { readonly firmId: number }) => {
  const text = useText();
  const queryKey = ['unpaid orders', firmId];
  useRefetchOnChange(['paymentOperation', 'salesOrder', 'exchangeRate'], queryKey);
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      callApi('GET /counterparties/:id/unpaid_orders', { params: { id: firmId }, signal }),
  });
  return (
    <Panel title={text('firms.page.unpaid')}>
      <Box sx={{ minHeight: roomForLines }}>
        <ErrorNote error={error} />
        {data && <UnpaidList unpaid={data} />}
      </Box>
    </Panel>
  );
};

/** The open sum in each currency, and below it the orders that the API lists, which may be fewer than `count`. */
const UnpaidList = ({ unpaid: { rows, count, open: openSums } }: { readonly unpaid: Unpaid }) => {
  const text = useText();
  const language = useLanguage();
  if (count === 0)
    return (
      <Typography color="text.secondary" variant="body2">
        {text('firms.page.none')}
      </Typography>
    );
  return (
    <>
      <Typography sx={{ fontWeight: 650 }}>
        {openSums.map(({ amount, currency }) => moneyIn(language, amount, currency?.code)).join(' · ')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map(({ id, numberStr, open: openAmount, currency }) => (
          <Box key={id} component="li" sx={{ display: 'flex', gap: 1, py: 0.4 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Link to={`/${objects.salesOrder.path}/${id}`}>{numberStr}</Link>
            </Box>
            <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {moneyIn(language, openAmount, currency?.code)}
            </Typography>
          </Box>
        ))}
      </Box>
      {count > rows.length && (
        <Typography variant="body2" color="text.secondary">
          {text('firms.page.oldest', { shown: rows.length, count })}
        </Typography>
      )}
    </>
  );
};
