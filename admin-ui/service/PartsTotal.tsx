import { Typography } from '@mui/material';
import { isReference, type AnyRecord } from '#domain/kernel/record.ts';
import { decimalText } from '#domain/kernel/written.ts';
import { sumsByCurrency } from '#domain/service/reclamationCosts.rules.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { moneyText } from '../objects/formats.ts';

/** The totals of a reclamation's positions or costs, separately for each currency. */
export function PartsTotal({ rows }: { readonly rows: readonly AnyRecord[] }) {
  const text = useText();
  const language = useLanguage();
  const sums = sumsByCurrency(
    rows.map(({ amount, currency }) => ({
      amount: typeof amount === 'string' ? amount : null,
      currency: isReference(currency) ? currency.presentation : null,
    })),
  );
  if (sums.length === 0) return null;
  const sumTexts = sums.map(({ amount, currency }) =>
    currency === null ? moneyText(language, amount) : `${decimalText(language, amount, 2)} ${currency}`,
  );
  return (
    <Typography sx={{ mt: 1, fontWeight: 650 }}>
      {text('reclamations.total')}: {sumTexts.join(' · ')}
    </Typography>
  );
}
