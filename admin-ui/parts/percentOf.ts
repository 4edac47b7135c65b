import { Decimal } from 'decimal.js';

/** The percentage that a part is of the whole, possibly above 100; null if the whole is zero or not known. */
export function percentOf(part: string, whole: string | null): number | null {
  return whole === null || Number(whole) === 0 ? null : new Decimal(part).div(whole).times(100).toNumber();
}
