import { Decimal } from 'decimal.js';
import { exact, moneyScale } from '../kernel/decimals.ts';

interface Amount {
  /** A decimal as text; null if nobody has said it. */
  readonly amount: string | null;
  /** Of which currency; null is the złoty. */
  readonly currency: string | null;
}

/** What amounts come to, each currency for itself: nothing is added across currencies. Złoty first. */
export function sumsByCurrency(amounts: readonly Amount[]): { currency: string | null; amount: string }[] {
  const sums = new Map<string | null, Decimal>();
  for (const { amount, currency } of amounts)
    if (amount !== null) sums.set(currency, (sums.get(currency) ?? new Decimal(0)).plus(amount));
  return [...sums]
    .toSorted(([one], [other]) => (one ?? '').localeCompare(other ?? ''))
    .map(([currency, sum]) => ({ currency, amount: exact(sum, moneyScale) }));
}
