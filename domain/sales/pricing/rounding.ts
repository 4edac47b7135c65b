import { Decimal } from 'decimal.js';
import { decimalPrecision, roundedMoney } from '../../kernel/decimals.ts';

/** Prices are computed with forty digits, so only `toMoney` rounds. */
export const Exact = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP });

/**
 * The only rounding of prices: to two decimals, halves up. Used for the price of one unit, for the discount per unit, and for
 * quantity × (price − discount). Nothing in between is rounded.
 */
export function toMoney(amount: Decimal): Decimal {
  return roundedMoney(amount);
}

/** An amount as records store it. */
export function storedMoney(amount: Decimal): string {
  return amount.toFixed(2);
}

/** Whether a record can store the amount. */
export function isStorable(amount: Decimal): boolean {
  return amount.abs().lt(new Exact(10).pow(decimalPrecision - 2));
}
