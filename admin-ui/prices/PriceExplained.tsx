import {
  Alert,
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { AnswerAt } from '#domain/contracts.ts';
import { decimalText } from '#domain/kernel/written.ts';
import { fieldLabel } from '#domain/labels/index.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';

type Explained = AnswerAt<'POST /pricelist/calculate_prices'>;

/** The price of a product, its parts, and the steps that led to it; or why there is no price. */
export function PriceExplained({ priced }: { readonly priced: Explained }) {
  const text = useText();
  const language = useLanguage();
  const { fault, price, discountSum, sum, currency, prices } = priced;
  // An amount is null only together with a `fault`, and is then not shown.
  const money = (amount: string | null) => `${decimalText(language, amount ?? '0', 2)} ${currency}`;
  return (
    <>
      {fault ? (
        <Alert severity="warning">{fault.text}</Alert>
      ) : (
        <Typography role="status" aria-label={text('priceOf.title')} sx={{ fontWeight: 650 }}>
          {text(Number(discountSum) > 0 ? 'priceOf.lowered' : 'priceOf.plain', {
            price: money(price),
            discount: money(discountSum),
            sum: money(sum),
          })}
        </Typography>
      )}
      {prices.length > 1 && <PriceRows rows={prices} />}
      <Steps priced={priced} />
    </>
  );
}

/** The steps of a price, in their order; warnings stand out. */
export function Steps({ priced: { explanation } }: { readonly priced: Pick<Explained, 'explanation'> }) {
  const text = useText();
  if (explanation.length === 0) return null;
  return (
    <Box component="ol" aria-label={text('priceOf.why')} sx={{ my: 0.5, pl: 3, '& li': { py: 0.25 } }}>
      {explanation.map((step, at) => (
        <Typography
          key={at}
          component="li"
          variant="body2"
          sx={step.level === 'step' ? null : { color: 'warning.main', fontWeight: 650 }}
        >
          {step.text}
        </Typography>
      ))}
    </Box>
  );
}

const PriceRows = ({ rows }: { readonly rows: Explained['prices'] }) => {
  const text = useText();
  const language = useLanguage();
  const label = (name: string) => fieldLabel(language, 'salesOrder', `products.prices.${name}`);
  const amount = (value: string) => decimalText(language, value, 2);
  return (
    <TableContainer>
      <Table size="small" aria-label={text('priceOf.parts')}>
        <TableHead>
          <TableRow>
            <TableCell>{label('priceDescription')}</TableCell>
            {(['price', 'discountSum', 'sum'] as const).map((name) => (
              <TableCell key={name} align="right">
                {label(name)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, at) => (
            <TableRow key={at}>
              <TableCell>{row.priceDescription}</TableCell>
              {(['price', 'discountSum', 'sum'] as const).map((name) => (
                <TableCell key={name} align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {amount(row[name])}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
