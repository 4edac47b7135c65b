import { Alert, Button } from '@mui/material';
import AgainIcon from '@mui/icons-material/Replay';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { useText } from '../i18n/useText.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { invoiceCalls } from './invoiceCalls.ts';

/** Why a payment has no invoice, and a button that asks for it again. Nothing for a payment without such a reason. */
const InvoiceFailure = ({ record: { id, invoiceFailure } }: { readonly record: AnyRecord }) => {
  const text = useText();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const [busy, setBusy] = useState(false);
  if (!invoiceFailure) return null;
  const resend = async () => {
    setBusy(true);
    await invoiceCalls
      .resend(id)
      .then(() => notify(text('ksef.again'), { type: 'success' }), notifyError)
      .finally(() => setBusy(false));
  };
  return (
    <Alert
      severity="error"
      sx={{ my: 0.5 }}
      action={
        <Button
          color="inherit"
          variant="outlined"
          startIcon={<AgainIcon />}
          disabled={busy}
          onClick={() => void resend()}
        >
          {text('ksef.resend')}
        </Button>
      }
    >
      {String(invoiceFailure)}
    </Alert>
  );
};

export default InvoiceFailure;
