import { Link as MuiLink, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Link } from 'react-router-dom';
import type { TakenPayment } from '#domain/finance/takings.ts';
import { objects } from '#domain/objects.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { clockText, moneyText } from '../objects/formats.ts';

const heads = ['time', 'shiftHead', 'number', 'truck', 'means', 'cashier', 'invoice', 'amount'] as const;

/** The payments of a day, the earliest first. A payment without a known cashier is shown as one of the kiosk. */
export function TakenPayments({ payments }: { readonly payments: readonly TakenPayment[] }) {
  const text = useText();
  return (
    <Table size="small" aria-label={text('takings.payments')}>
      <TableHead>
        <TableRow>
          {heads.map((head) => (
            <TableCell key={head} align={head === 'amount' ? 'right' : 'left'}>
              {text(`takings.${head}`)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {payments.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </TableBody>
    </Table>
  );
}

const PaymentRow = ({ payment }: { readonly payment: TakenPayment }) => {
  const text = useText();
  const language = useLanguage();
  const { dispositionId, plate, invoiceId, invoiceNumber } = payment;
  return (
    <TableRow hover>
      <TableCell>{clockText(payment.paidAt)}</TableCell>
      <TableCell>{payment.shift}</TableCell>
      <TableCell>
        <MuiLink component={Link} to={`/${objects.deliveryPayment.path}/${payment.id}`}>
          {payment.numberStr}
        </MuiLink>
      </TableCell>
      <TableCell>
        {dispositionId !== null && (
          <MuiLink component={Link} to={`/${objects.disposition.path}/${dispositionId}`}>
            {plate ?? '…'}
          </MuiLink>
        )}
      </TableCell>
      <TableCell>{text(`cash.${payment.means}`)}</TableCell>
      <TableCell>{payment.cashier ?? text('takings.kiosk')}</TableCell>
      <TableCell>
        {invoiceId !== null && (
          <MuiLink component={Link} to={`/${objects.invoice.path}/${invoiceId}`}>
            {invoiceNumber}
          </MuiLink>
        )}
      </TableCell>
      <TableCell align="right" sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
        {moneyText(language, payment.amount)}
      </TableCell>
    </TableRow>
  );
};
