import { Alert, Box, Button, Link as MuiLink, Typography } from '@mui/material';
import PrintIcon from '@mui/icons-material/Print';
import { Link } from 'react-router-dom';
import type { PaidPayment } from '#domain/finance/debt.ts';
import { dateTimeText } from '#domain/kernel/written.ts';
import { enumLabel } from '#domain/labels/index.ts';
import { objects } from '#domain/objects.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { moneyText } from '../objects/formats.ts';
import { toneOf } from '../objects/statusTones.ts';
import { StatusChip } from '../parts/StatusChip.tsx';
import type { ReceiptControl } from './useReceipt.ts';

interface PaidListProps {
  readonly paid: readonly PaidPayment[];
  readonly receipt: ReceiptControl;
}

/**
 * The payments of a truck: number, time, means, amount, the invoice with its state at KSeF or why there is none, and a button that
 * prints the receipt again. A receipt that could not be printed is offered as a PDF.
 */
export function PaidList({ paid, receipt }: PaidListProps) {
  const text = useText();
  if (paid.length === 0) return null;
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography component="h3" variant="subtitle2" color="text.secondary">
        {text('cash.paid')}
      </Typography>
      {paid.map((payment) => (
        <Paid key={payment.id} payment={payment} receipt={receipt} />
      ))}
    </Box>
  );
}

const Paid = ({ payment, receipt }: { readonly payment: PaidPayment; readonly receipt: ReceiptControl }) => {
  const text = useText();
  const language = useLanguage();
  const { id, invoice, invoiceFailure, means } = payment;
  return (
    <Box sx={{ py: 0.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <MuiLink component={Link} to={`/${objects.deliveryPayment.path}/${id}`}>
          {payment.numberStr}
        </MuiLink>
        <Typography variant="body2" color="text.secondary">
          {[dateTimeText(payment.paidAt), means && text(`cash.${means}`)].filter(Boolean).join(' · ')}
        </Typography>
        {invoice && (
          <>
            <MuiLink component={Link} to={`/${objects.invoice.path}/${invoice.id}`} variant="body2">
              {invoice.numberStr}
            </MuiLink>
            <StatusChip
              label={enumLabel(language, 'ksefStatus', invoice.ksefStatus)}
              tone={toneOf('ksefStatus', invoice.ksefStatus)}
            />
          </>
        )}
        <Box sx={{ flex: 1 }} />
        <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
          {moneyText(language, payment.amount)}
        </Typography>
        <Button
          size="small"
          startIcon={<PrintIcon />}
          disabled={receipt.printing !== undefined}
          onClick={() => void receipt.print(id)}
        >
          {text(receipt.printing === id ? 'cash.printing' : 'cash.receipt')}
        </Button>
      </Box>
      {invoiceFailure && <Alert severity="error">{invoiceFailure}</Alert>}
      {receipt.pdf?.paymentId === id && (
        <Alert severity="info">
          {text('cash.noPaper')}{' '}
          <MuiLink href={receipt.pdf.address} target="_blank" rel="noreferrer" autoFocus>
            {text('cash.openPdf')}
          </MuiLink>
        </Alert>
      )}
    </Box>
  );
};
