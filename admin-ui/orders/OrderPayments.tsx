import { Box, Button, Typography } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { OrderPayment, OrderPayments as Payments } from '#domain/finance/orderPayments.contracts.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { dateText } from '#domain/kernel/written.ts';
import { objects } from '#domain/objects.ts';
import { newRecordAt } from '../data/newRecordAt.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useObjectAt } from '../data/metadata.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { openAmount } from '../finance/openAmount.ts';
import { orderPaymentsQuery } from '../finance/orderPaymentsQuery.ts';
import { useText } from '../i18n/useText.ts';
import { moneyIn } from '../objects/formats.ts';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { Panel } from '../parts/Panel.tsx';
import { StatusChip } from '../parts/StatusChip.tsx';

/**
 * The address of the form for a new payment of an order, with the amount that is open. The form takes customer, currency and
 * project from the order.
 */
const newPaymentOf = ({ id, presentation }: AnyRecord, payments: Payments | undefined): string => {
  const amount = payments ? openAmount('Receipt', payments) : null;
  return newRecordAt(objects.paymentOperation.path, { salesOrder: { id, presentation }, amount });
};

/**
 * What was paid for an order, what is still open, its payments, and a button for a new one; nothing for people who may not
 * read payments.
 */
export function OrderPayments({ order }: { readonly order: AnyRecord }) {
  const readableObject = useObjectAt(objects.paymentOperation.path).object;
  return readableObject ? <PaymentsPanel order={order} mayAdd={readableObject.canCreate} /> : null;
}

interface PaymentsPanelProps {
  readonly order: AnyRecord;
  readonly mayAdd: boolean;
}

const PaymentsPanel = ({ order, mayAdd }: PaymentsPanelProps) => {
  const text = useText();
  const query = orderPaymentsQuery(order.id);
  useRefetchOnChange(['paymentOperation', 'salesOrder', 'exchangeRate'], query.queryKey);
  const { data, error } = useQuery(query);
  return (
    <Panel
      title={text('orders.payments.title')}
      action={
        mayAdd && (
          <Button component={Link} to={newPaymentOf(order, data)} size="small" startIcon={<AddIcon />}>
            {text('orders.payments.add')}
          </Button>
        )
      }
    >
      <ErrorNote error={error} severity="warning" />
      {data && <Sums payments={data} />}
      {data && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.rows.map((each) => (
            <Payment key={each.id} payment={each} orderCurrency={data.currency} />
          ))}
        </Box>
      )}
      {data && data.count > data.rows.length && (
        <Typography variant="body2" color="text.secondary">
          {text('orders.payments.newest', { shown: data.rows.length, count: data.count })}
        </Typography>
      )}
    </Panel>
  );
};

/**
 * The sums of an order's payments: `paid` has one sum for each currency, `open` is the amount that is not paid yet, negative
 * if too much was paid.
 */
const Sums = ({
  payments: { paid, open, currency, unconfirmed, unconverted },
}: {
  readonly payments: Payments;
}) => {
  const text = useText();
  const language = useLanguage();
  const overpaid = open.startsWith('-');
  return (
    <Box sx={{ mb: 0.75 }}>
      <Typography variant="body2">
        {text('orders.payments.paid')}{' '}
        {paid.length === 0
          ? moneyIn(language, '0.00', currency?.code)
          : paid.map((each) => moneyIn(language, each.amount, each.currency?.code)).join(' · ')}
      </Typography>
      <Typography variant="body2">
        {text(overpaid ? 'orders.payments.overpaid' : 'orders.payments.open')}{' '}
        <strong>{moneyIn(language, overpaid ? open.slice(1) : open, currency?.code)}</strong>
      </Typography>
      {unconfirmed > 0 && (
        <Typography variant="body2" color="text.secondary">
          {text('cashFlow.unconfirmed', { count: unconfirmed })}
        </Typography>
      )}
      {/* Payments that do not lower the open amount, because their currency has no rate of their day. */}
      {unconverted > 0 && (
        <Typography variant="body2" color="text.secondary">
          {text('orders.payments.unconverted', { count: unconverted })}
        </Typography>
      )}
    </Box>
  );
};

interface PaymentProps {
  readonly payment: OrderPayment;
  /** The currency of the order. */
  readonly orderCurrency: Payments['currency'];
}

const Payment = ({ payment, orderCurrency }: PaymentProps) => {
  const text = useText();
  const language = useLanguage();
  // `counted` is the amount in the currency of the order, null without an exchange rate.
  const { id, numberStr, date, movement, amount, currency, counted, confirmed } = payment;
  const signed = movement === 'Expense' ? `-${amount}` : amount;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, py: 0.4 }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link to={`/${objects.paymentOperation.path}/${id}`}>{numberStr}</Link>
      </Box>
      {!confirmed && <StatusChip label={text('orders.payments.notConfirmed')} tone="wait" />}
      <Typography variant="body2" color="text.secondary">
        {dateText(date)}
      </Typography>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {moneyIn(language, signed, currency?.code)}
        {counted !== null &&
          currency?.id !== orderCurrency?.id &&
          ` = ${moneyIn(language, counted, orderCurrency?.code)}`}
      </Typography>
    </Box>
  );
};
