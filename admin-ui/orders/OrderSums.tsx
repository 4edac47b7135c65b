import { Alert, Box, Paper, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { referenceName } from '#domain/kernel/record.ts';
import { decimalText } from '#domain/kernel/written.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { noteInWords, useConfirmedPrices } from './useConfirmedPrices.ts';
import { LinesNotForCustomer } from './LinesNotForCustomer.tsx';
import { useLinePrices } from './useLinePrices.ts';
import { useOrderSums } from './useOrderSums.ts';
import { useUnits, useVatRates } from './useVatRates.ts';

/**
 * The totals of the order, shown while its lines are typed. Until they are known, `…` stands in their place, so that nothing
 * below moves when they appear.
 */
const OrderSums = () => {
  const text = useText();
  const language = useLanguage();
  const sums = useOrderSums(useVatRates(), useUnits());
  const prices = useLinePrices();
  // Guards the form around this element: a save waits for the prices, and asks about their notes.
  const element = useConfirmedPrices(prices);
  const chosenCurrency: unknown = useWatch({ name: 'currency' });
  const currency = referenceName(chosenCurrency);
  const amount = (value: string | undefined) => (value === undefined ? '…' : decimalText(language, value, 2));
  const unpriced = sums?.unpriced ?? [];
  // No VAT is shown for the lines without a rate, and for a rate whose lines have no amount.
  const rates = sums?.byRate.filter(({ rate, sumNetto }) => rate !== '' && sumNetto !== '0.00') ?? [];
  return (
    <Box ref={element} sx={{ position: 'sticky', top: 0, zIndex: 2 }}>
      <Paper
        variant="outlined"
        role="group"
        aria-label={text('orders.sums')}
        sx={{ px: 2, py: 0.75, mb: 1.25 }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, justifyContent: 'flex-end' }}>
          {unpriced.length > 0 && (
            <Typography color="warning.main" sx={{ fontWeight: 650, mr: 'auto' }}>
              {text('orders.unpriced', { rows: unpriced.join(', ') })}
            </Typography>
          )}
          {sums && sums.discount !== '0.00' && (
            <Sum name={text('orders.discount')} amount={amount(`-${sums.discount}`)} />
          )}
          <Sum name={text('orders.net')} amount={amount(sums?.sumNetto)} />
          {rates.map(({ rate, sumVat }) => (
            <Sum key={rate} name={text('orders.vat', { rate })} amount={amount(sumVat)} />
          ))}
          <Sum name={text('orders.gross')} amount={amount(sums?.sumBrutto)} isMain />
          <Typography sx={{ fontWeight: 650 }}>{currency}</Typography>
        </Box>
        <LinesNotForCustomer />
        {prices.notes.map((note) => (
          <Alert key={`${note.row} ${note.text}`} severity={note.level} sx={{ mt: 0.75 }}>
            {noteInWords(text, language, note)}
          </Alert>
        ))}
      </Paper>
    </Box>
  );
};

const Sum = ({ name, amount, isMain = false }: { name: string; amount: string; isMain?: boolean }) => (
  <Typography color={isMain ? 'text.primary' : 'text.secondary'}>
    {name}{' '}
    <Box component="strong" sx={{ color: 'text.primary', fontWeight: isMain ? 700 : 550 }}>
      {amount}
    </Box>
  </Typography>
);

export default OrderSums;
