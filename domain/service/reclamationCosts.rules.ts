import { Decimal } from 'decimal.js';
import { exact, moneyScale } from '../kernel/decimals.ts';
import { homeCurrency } from '../sales/pricing/rates.ts';

interface Amount {
  /** A decimal as text; null if it is not known. */
  readonly amount: string | null;
  /** The code of the currency; null means złoty. */
  readonly currency: string | null;
}

/** The sums of amounts, one for each currency and złoty first. Amounts of different currencies are never added up. */
export function sumsByCurrency(amounts: readonly Amount[]): { currency: string; amount: string }[] {
  const sums = new Map<string, Decimal>();
  for (const { amount, currency } of amounts) {
    const code = currency ?? homeCurrency;
    if (amount !== null) sums.set(code, (sums.get(code) ?? new Decimal(0)).plus(amount));
  }
  const place = (code: string) => (code === homeCurrency ? '' : code);
  return [...sums]
    .toSorted(([one], [other]) => place(one).localeCompare(place(other)))
    .map(([currency, sum]) => ({ currency, amount: exact(sum, moneyScale) }));
}
