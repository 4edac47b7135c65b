import { Alert, Box, Button, Link as MuiLink, Typography } from '@mui/material';
import AgainIcon from '@mui/icons-material/Replay';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { dateTimeText } from '#domain/kernel/written.ts';
import { objects } from '#domain/objects.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { moneyText } from '../objects/formats.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { invoiceCalls } from './invoiceCalls.ts';

/** A payment whose invoice could not be made: the reason, and a button to try again. */
export function BlockedInvoice({ payment }: { readonly payment: AnyRecord }) {
  const text = useText();
  const language = useLanguage();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const [busy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    await invoiceCalls
      .resend(payment.id)
      .then(() => notify(text('ksef.again'), { type: 'success' }), notifyError)
      .finally(() => setBusy(false));
  };
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
        <Button variant="outlined" startIcon={<AgainIcon />} disabled={busy} onClick={() => void resend()}>
          {text('ksef.resend')}
        </Button>
      </Box>
      <Alert severity="error" sx={{ mt: 0.5 }}>
        {String(payment.invoiceFailure)}
      </Alert>
    </Box>
  );
}
