import { Decimal } from 'decimal.js';
import { exact, moneyScale } from '../kernel/decimals.ts';

/**
 * The change that a cashier gives back: `changeDue('80.50', '100')` is `'19.50'`. Null if the given money is not enough.
 */
export function changeDue(due: string, given: string): string | null {
  const change = new Decimal(given).minus(due);
  return change.isNegative() ? null : exact(change, moneyScale);
}
