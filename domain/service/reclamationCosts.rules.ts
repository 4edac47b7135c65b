import { Decimal } from 'decimal.js';
import { exact, moneyScale } from '../kernel/decimals.ts';

interface Amount {
  /** A decimal as text; null if it is not known. */
  readonly amount: string | null;
  /** The currency; null means złoty. */
  readonly currency: string | null;
}

/** The sums of amounts, one for each currency and złoty first. Amounts of different currencies are never added up. */
export function sumsByCurrency(amounts: readonly Amount[]): { currency: string | null; amount: string }[] {
  const sums = new Map<string | null, Decimal>();
  for (const { amount, currency } of amounts)
    if (amount !== null) sums.set(currency, (sums.get(currency) ?? new Decimal(0)).plus(amount));
  return [...sums]
    .toSorted(([one], [other]) => (one ?? '').localeCompare(other ?? ''))
    .map(([currency, sum]) => ({ currency, amount: exact(sum, moneyScale) }));
}
