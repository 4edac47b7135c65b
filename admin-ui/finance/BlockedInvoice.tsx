import { Box, Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { dateTimeText } from '#domain/kernel/written.ts';
import { objects } from '#domain/objects.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { moneyText } from '../objects/formats.ts';
import InvoiceFailure from './InvoiceFailure.tsx';

/** A payment whose invoice could not be made: the reason, and a button to try again. */
export function BlockedInvoice({ payment }: { readonly payment: AnyRecord }) {
  const language = useLanguage();
  return (
    <Box sx={{ py: 0.75, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <MuiLink component={Link} to={`/${objects.deliveryPayment.path}/${payment.id}`}>
          {String(payment.numberStr)}
        </MuiLink>
        <Typography variant="body2" color="text.secondary" sx={{ flex: 1 }}>
          {[dateTimeText(payment.paidAt), payment.fakturaNIP, payment.fakturaName]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        <Typography sx={{ fontWeight: 650 }}>{moneyText(language, payment.amount)}</Typography>
      </Box>
      <InvoiceFailure record={payment} />
    </Box>
  );
}
