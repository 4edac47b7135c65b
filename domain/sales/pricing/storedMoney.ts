import type { Decimal } from 'decimal.js';
import { decimalPrecision, Exact } from '../../kernel/decimals.ts';

/** An amount as records store it. */
export function storedMoney(amount: Decimal): string {
  return amount.toFixed(2);
}

/** Whether a record can store the amount. */
export function isStorable(amount: Decimal): boolean {
  return amount.abs().lt(new Exact(10).pow(decimalPrecision - 2));
}
