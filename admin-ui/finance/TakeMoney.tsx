import { Alert, Box, Button, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import CashIcon from '@mui/icons-material/PaymentsOutlined';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { changeDue } from '#domain/finance/change.rules.ts';
import type { PaymentMeans } from '#domain/finance/paymentMeans.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { moneyText, parseDecimal } from '../objects/formats.ts';
import { useCtrlKey } from '../parts/useKeys.ts';
import { cashCalls, type Buyer, type OpenPayment } from './cashCalls.ts';
import { InvoiceBuyer, isWholeBuyer } from './InvoiceBuyer.tsx';
import type { Act } from './useDebt.ts';

interface TakeMoneyProps {
  /** What is owed as it is shown, złotys with two decimals. */
  readonly amount: string;
  /** The open payment with everything that is owed now. */
  readonly prepare: () => Promise<OpenPayment>;
  readonly act: Act;
  readonly onPaid: (paymentId: number) => void;
}

/** Everything that is owed, taken by hand in one go: what was put down, what goes back, and for whom the invoice is. */
export const TakeMoney = ({ amount, prepare, act, onPaid }: TakeMoneyProps) => {
  const text = useText();
  const language = useLanguage();
  const notify = useNotify();
  const [given, setGiven] = useState('');
  const [buyer, setBuyer] = useState<Buyer | null>(null);
  const [prints, setPrints] = useState(true);
  const [busy, setBusy] = useState(false);
  const put = parseDecimal(given);
  const change = put === undefined ? undefined : changeDue(amount, put);
  const ready = !busy && change !== null && (buyer === null || isWholeBuyer(buyer));

  const take = async (means: PaymentMeans) => {
    if (!ready) return;
    setBusy(true);
    const paid = await act(async () => {
      const payment = await prepare();
      if (payment.amount !== amount) throw new Error(text('cash.amountChanged'));
      if (buyer) await cashCalls.invoiceFor(payment.id, buyer);
      await cashCalls.pay(payment.id, amount, means);
      if (prints) onPaid(payment.id);
    });
    setBusy(false);
    if (!paid) return;
    setGiven('');
    setBuyer(null);
    notify(text('cash.taken', { amount: moneyText(language, amount) }), { type: 'success' });
  };
  useCtrlKey('enter', () => void take('cash'), ready);

  return (
    <Box sx={{ mt: 1.5, display: 'grid', gap: 1.5 }}>
      <InvoiceBuyer buyer={buyer} onChange={setBuyer} />
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <TextField
          label={text('cash.given')}
          value={given}
          onChange={({ target }) => setGiven(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && void take('cash')}
          error={given.trim() !== '' && (put === undefined || change === null)}
          slotProps={{ htmlInput: { inputMode: 'decimal' }, inputLabel: { shrink: true } }}
          sx={{ width: 150 }}
        />
        {typeof change === 'string' && (
          <Typography role="status" sx={{ fontWeight: 650 }}>
            {text('cash.change', { amount: moneyText(language, change) })}
          </Typography>
        )}
        <FormControlLabel
          control={<Checkbox checked={prints} onChange={(_event, wanted) => setPrints(wanted)} />}
          label={text('cash.printsReceipt')}
        />
      </Box>
      {change === null && <Alert severity="warning">{text('cash.notEnough')}</Alert>}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          size="large"
          startIcon={<CashIcon />}
          disabled={!ready}
          onClick={() => void take('cash')}
          title="Ctrl+Enter"
        >
          {text('cash.take', { amount: moneyText(language, amount) })}
        </Button>
        <Button variant="outlined" size="large" disabled={!ready} onClick={() => void take('transfer')}>
          {text('cash.takeTransfer')}
        </Button>
      </Box>
    </Box>
  );
};
