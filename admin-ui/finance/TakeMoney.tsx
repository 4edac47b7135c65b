import { Alert, Box, Button, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import { Decimal } from 'decimal.js';
import CashIcon from '@mui/icons-material/PaymentsOutlined';
import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useRef, useState } from 'react';
import { changeDue } from '#domain/finance/change.rules.ts';
import type { PaymentMeans } from '#domain/finance/paymentMeans.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { moneyText } from '../objects/formats.ts';
import { parseDecimal } from '../objects/typedNumbers.ts';
import { useAsk } from '../parts/AskProvider.tsx';
import { ButtonKey } from '../parts/KeyMark.tsx';
import { isEnter, useWrittenKey } from '../parts/useKeys.ts';
import { cashCalls, type Buyer, type OpenPayment } from './cashCalls.ts';
import { InvoiceBuyer, isWholeBuyer } from './InvoiceBuyer.tsx';
import type { Act } from './useDebt.ts';

const takeKey = 'Ctrl+Enter';

interface TakeMoneyProps {
  /** The amount that is shown as owed, in złotys with two decimals. */
  readonly amount: string;
  /** Returns the open payment with all current debts. */
  readonly prepare: () => Promise<OpenPayment>;
  /** Does the work, shows its error, and reads the debt again; true if the work was done. */
  readonly act: Act;
  /** Called after a payment if its receipt is wanted; prints or opens the receipt. */
  readonly onPaid: (paymentId: number) => void;
  /** Called after each payment with the change for the driver, in złotys with two decimals; undefined if there is none. */
  readonly onChangeDue: (change: string | undefined) => void;
}

/** Takes the whole debt by hand at once: the amount received, the change, and the buyer on the invoice. */
export function TakeMoney({ amount, prepare, act, onPaid, onChangeDue }: TakeMoneyProps) {
  const text = useText();
  const language = useLanguage();
  const notify = useNotify();
  const askIfPaid = useAskIfPaid(amount);
  const [givenText, setGivenText] = useState('');
  const [buyer, setBuyer] = useState<Buyer | null>(null);
  const { hasPrinter, prints, setPrints } = useReceiptChoice();
  const [busy, setBusy] = useState(false);
  const sendInvoiceWish = useInvoiceWish();
  const given = parseDecimal(language, givenText);
  const isUnread = given === undefined && givenText.trim() !== '';
  // Undefined while no readable amount is typed, which is not necessary: the driver may pay exactly. Null if it is too little.
  const change = given === undefined ? undefined : changeDue(amount, given);
  const isReady = !busy && !isUnread && change !== null && (buyer === null || isWholeBuyer(buyer));

  const take = async (means: PaymentMeans) => {
    if (!isReady) return;
    setBusy(true);
    if (means !== 'cash' && !(await askIfPaid(means))) return setBusy(false);
    const paid = await act(async () => {
      const payment = await prepare();
      if (payment.amount !== amount) throw new Error(text('cash.amountChanged'));
      await sendInvoiceWish(payment.id, buyer);
      await cashCalls.pay(payment.id, amount, means);
      if (prints) onPaid(payment.id);
    });
    setBusy(false);
    if (!paid) return;
    const isChangeDue = means === 'cash' && typeof change === 'string' && !new Decimal(change).isZero();
    onChangeDue(isChangeDue ? change : undefined);
    setGivenText('');
    setBuyer(null);
    notify(text('cash.taken', { amount: moneyText(language, amount) }), { type: 'success' });
  };
  useWrittenKey(takeKey, () => void take('cash'), isReady);

  return (
    <Box sx={{ mt: 1.5, display: 'grid', gap: 1.5 }}>
      <InvoiceBuyer buyer={buyer} onChange={setBuyer} />
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <TextField
          label={text('cash.given')}
          value={givenText}
          onChange={({ target }) => setGivenText(target.value)}
          onKeyDown={(event) => isEnter(event) && void take('cash')}
          error={isUnread || change === null}
          helperText={isUnread && text('detail.badNumber')}
          slotProps={{ htmlInput: { inputMode: 'decimal' }, inputLabel: { shrink: true } }}
          sx={{ width: 150 }}
        />
        <ChangeDue change={change} />
        <FormControlLabel
          control={<Checkbox checked={prints} onChange={(_event, isWanted) => setPrints(isWanted)} />}
          label={text(hasPrinter ? 'cash.printsReceipt' : 'cash.receiptAsPdf')}
        />
      </Box>
      {change === null && <Alert severity="warning">{text('cash.notEnough')}</Alert>}
      <TakeButtons amount={amount} disabled={!isReady} onTake={(means) => void take(means)} />
    </Box>
  );
}

interface TakeButtonsProps {
  /** What is taken, in złotys with two decimals. */
  readonly amount: string;
  readonly disabled: boolean;
  readonly onTake: (means: PaymentMeans) => void;
}

const TakeButtons = ({ amount, disabled, onTake }: TakeButtonsProps) => {
  const text = useText();
  const language = useLanguage();
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      <Button
        variant="contained"
        size="large"
        startIcon={<CashIcon />}
        disabled={disabled}
        onClick={() => onTake('cash')}
        aria-keyshortcuts={takeKey}
        endIcon={<ButtonKey keys={takeKey} />}
      >
        {text('cash.take', { amount: moneyText(language, amount) })}
      </Button>
      {(['card', 'transfer'] as const).map((means) => (
        <Button key={means} variant="outlined" size="large" disabled={disabled} onClick={() => onTake(means)}>
          {text(means === 'card' ? 'cash.takeCard' : 'cash.takeTransfer')}
        </Button>
      ))}
    </Box>
  );
};

/**
 * Whether a receipt is wanted (`prints`). Until the cashier chooses, it is wanted if the cash desk has a printer. Without a
 * printer the receipt is a PDF.
 */
const useReceiptChoice = () => {
  const [chosen, setPrints] = useState<boolean>();
  const { data: place } = useQuery({
    queryKey: ['cashDesk', 'place'],
    queryFn: ({ signal }) => cashCalls.place(signal),
  });
  const hasPrinter = place?.hasPrinter === true;
  return { hasPrinter, prints: chosen ?? hasPrinter, setPrints };
};

/**
 * Asks the cashier whether a card payment or a transfer has really been made, because only cash is counted here. A slip or a bank
 * statement confirms the other two. The answer is true for yes.
 */
const useAskIfPaid = (amount: string) => {
  const text = useText();
  const language = useLanguage();
  const ask = useAsk();
  return (means: 'card' | 'transfer') =>
    ask({
      text: text(`cash.${means}PaidAsk`, { amount: moneyText(language, amount) }),
      words: { yes: text(`cash.${means}PaidYes`), no: text('common.no') },
      danger: true,
    });
};

/** Asks for an invoice of an open payment. Without a buyer it withdraws what was asked here for the same payment. */
const useInvoiceWish = () => {
  /** The payment for which an invoice was asked here. While its money is not taken, the open payment keeps this wish. */
  const askedFor = useRef<number>(undefined);
  return async (paymentId: number, buyer: Buyer | null): Promise<void> => {
    if (buyer) {
      askedFor.current = paymentId;
      await cashCalls.invoiceFor(paymentId, buyer);
    } else {
      if (askedFor.current === paymentId) await cashCalls.noInvoice(paymentId);
      askedFor.current = undefined;
    }
  };
};

/** The change for the driver, in złotys; nothing is shown before the amount received is known, or if it is too little. */
const ChangeDue = ({ change }: { readonly change: string | null | undefined }) => {
  const text = useText();
  const language = useLanguage();
  if (typeof change !== 'string') return null;
  return (
    <Typography role="status" sx={{ fontWeight: 650 }}>
      {text('cash.change', { amount: moneyText(language, change) })}
    </Typography>
  );
};
