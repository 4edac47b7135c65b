import { Alert, Box, Link as MuiLink, Paper, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useAuthenticated } from 'ra-core';
import { Link } from 'react-router-dom';
import { isReference, type AnyRecord } from '#domain/kernel/record.ts';
import { dateText } from '#domain/kernel/written.ts';
import { objects } from '#domain/objects.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { useCurrencies } from '../data/useCurrencies.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { moneyIn } from '../objects/formats.ts';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { PageHeader } from '../parts/PageHeader.tsx';
import { StatusChip } from '../parts/StatusChip.tsx';
import { orderStatusOf } from '../orders/orderStatus.ts';

/** How many orders each part shows at most. If there are more, a link opens the list of all. */
const mostInPart = 50;

/** An order with the status `OFERTA` is still an offer. */
const parts = [
  { name: 'offers', filter: { 'status.code': 'OFERTA' } },
  { name: 'underWay', filter: { 'status.code': { ne: 'OFERTA' }, 'status.isClosed': false } },
  { name: 'over', filter: { 'status.isClosed': true } },
] as const;

/** A customer's own offers and orders: what waits for their answer, what is under way, and what is over. */
const MyOrdersPage = () => {
  useAuthenticated();
  const text = useText();
  return (
    <>
      <PageHeader title={text('customer.title')} />
      {parts.map(({ name, filter }) => (
        <OrdersPart key={name} name={name} filter={filter} />
      ))}
    </>
  );
};

const OrdersPart = ({
  name,
  filter,
}: {
  readonly name: (typeof parts)[number]['name'];
  readonly filter: object;
}) => {
  const text = useText();
  const queryKey = [objects.salesOrder.path, 'of customer', name];
  useRefetchOnChange(['salesOrder'], queryKey);
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      recordCalls.list(objects.salesOrder, {
        query: { filter: JSON.stringify(filter), sort: 'date', desc: true, limit: mostInPart },
        signal,
      }),
  });
  return (
    <Box component="section" aria-label={text(`customer.${name}`)} sx={{ mb: 2.5 }}>
      <Typography component="h2" variant="h6" sx={{ mb: 0.75 }}>
        {text(`customer.${name}`)} {data && data.count > 0 && `(${data.count})`}
      </Typography>
      <ErrorNote error={error} />
      {!data && !error && <Skeleton variant="rounded" height={48} />}
      {data?.rows.length === 0 && (
        <Typography color="text.secondary">{text(`customer.none.${name}`)}</Typography>
      )}
      {data && data.rows.length > 0 && (
        <Paper variant="outlined">
          {data.rows.map((order) => (
            <OrderRow key={order.id} order={order as AnyRecord} />
          ))}
        </Paper>
      )}
      {data && data.count > data.rows.length && (
        <Alert severity="info" sx={{ mt: 1 }}>
          <MuiLink component={Link} to={`/${objects.salesOrder.path}`}>
            {text('customer.all')}
          </MuiLink>
        </Alert>
      )}
    </Box>
  );
};

const OrderRow = ({ order }: { readonly order: AnyRecord }) => {
  const text = useText();
  const language = useLanguage();
  const currencies = useCurrencies();
  const status = orderStatusOf(order);
  const isOffer = status.code === 'OFERTA';
  return (
    <Box
      component={Link}
      to={`/my-orders/${order.id}`}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 2,
        px: 2,
        py: 1,
        color: 'inherit',
        textDecoration: 'none',
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-child': { borderBottom: 0 },
        '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
      }}
    >
      <Typography component="strong" sx={{ fontWeight: 650, minWidth: 120 }}>
        {String(order.numberStr)}
      </Typography>
      <Typography color="text.secondary">{dateText(String(order.date))}</Typography>
      <Typography sx={{ flex: '1 1 160px' }}>{String(order.reference ?? '')}</Typography>
      {isOffer && typeof order.validTo === 'string' && (
        <Typography color="text.secondary">
          {text('orders.validTo', { day: dateText(order.validTo) })}
        </Typography>
      )}
      {isReference(order.status) && <StatusChip label={status.name} colour={status.colour} />}
      <Typography sx={{ minWidth: 130, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
        {moneyIn(language, order.sumBrutto, currencies?.get(order.currencyId))}
      </Typography>
    </Box>
  );
};

export default MyOrdersPage;
