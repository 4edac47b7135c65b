import { Typography } from '@mui/material';
import { isReference, type AnyRecord } from '#domain/kernel/record.ts';
import { sumsByCurrency } from '#domain/service/reclamationCosts.rules.ts';
import { useCurrencies } from '../data/useCurrencies.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { moneyIn } from '../objects/formats.ts';

/** The totals of a reclamation's positions or costs, separately for each currency. */
export function PartsTotal({ rows }: { readonly rows: readonly AnyRecord[] }) {
  const text = useText();
  const language = useLanguage();
  const hasCurrency = rows.some(({ currency }) => isReference(currency));
  const codes = useCurrencies(hasCurrency);
  // Until the codes are known, it is unknown which amounts have the same currency.
  if (hasCurrency && !codes) return null;
  const sums = sumsByCurrency(
    rows.map(({ amount, currency }) => ({
      amount: typeof amount === 'string' ? amount : null,
      currency: isReference(currency) ? (codes?.get(currency.id) ?? currency.presentation) : null,
    })),
  );
  if (sums.length === 0) return null;
  const sumTexts = sums.map(({ amount, currency }) => moneyIn(language, amount, currency));
  return (
    <Typography sx={{ mt: 1, fontWeight: 650 }}>
      {text('reclamations.total')}: {sumTexts.join(' · ')}
    </Typography>
  );
}
