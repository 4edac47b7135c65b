import { Decimal } from 'decimal.js';
import { Exact } from '../../kernel/decimals.ts';
import { isStorable, storedMoney } from '../pricing/storedMoney.ts';

/** A change of prices: first a percent, then an amount, then rounding; negative values lower the price. */
export interface PriceChange {
  readonly percent?: string | undefined;
  readonly amount?: string | undefined;
  /** Rounds to a multiple of this: 0.05, 1, 10. Default: two decimals. */
  readonly roundTo?: string | undefined;
}

type PriceFault = 'price_below_zero' | 'price_to_zero' | 'amount_too_large';

/** A changed price, or why the change is not possible. */
export type ChangedPrice = { readonly price: string } | { readonly fault: PriceFault };

/** The pricing methods whose rows contain a price; percent and formula compute it from other values. */
export const listedMethods: readonly string[] = ['fixed', 'scale', 'table'];

/**
 * A price after a change. Halves are rounded up. A price of 0 means that no price is given: it stays 0, and no other price may
 * become 0, because no later change would raise it.
 */
export function changedPrice(
  price: string,
  { percent = '0', amount = '0', roundTo }: PriceChange,
): ChangedPrice {
  const before = new Exact(price);
  if (before.isZero()) return { price: storedMoney(before) };
  const step = new Exact(roundTo ?? '0.01');
  const exact = before.times(new Exact(percent).plus(100)).div(100).plus(amount);
  const after = exact.div(step).toDecimalPlaces(0, Decimal.ROUND_HALF_UP).times(step);
  if (after.lt(0)) return { fault: 'price_below_zero' };
  if (after.isZero()) return { fault: 'price_to_zero' };
  return isStorable(after) ? { price: storedMoney(after) } : { fault: 'amount_too_large' };
}
