import { Decimal } from 'decimal.js';
import { exact, moneyScale } from '../kernel/decimals.ts';

/**
 * What a cashier hands back of the money that was put down: `changeDue('80.50', '100')` is `'19.50'`. Null while it is
 * not enough.
 */
export function changeDue(due: string, given: string): string | null {
  const change = new Decimal(given).minus(due);
  return change.isNegative() ? null : exact(change, moneyScale);
}
