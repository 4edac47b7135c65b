import { Decimal } from 'decimal.js';
import { decimalPrecision } from '../../kernel/decimals.ts';

/**
 * Prices are computed with forty digits. Only `roundedMoney` rounds them: the price of one unit, the discount per unit, and
 * quantity × (price − discount). Nothing in between is rounded.
 */
export const Exact = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP });

/** An amount as records store it. */
export function storedMoney(amount: Decimal): string {
  return amount.toFixed(2);
}

/** Whether a record can store the amount. */
export function isStorable(amount: Decimal): boolean {
  return amount.abs().lt(new Exact(10).pow(decimalPrecision - 2));
}
