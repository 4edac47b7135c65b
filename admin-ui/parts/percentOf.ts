import { Decimal } from 'decimal.js';

/** How much of the whole a part of it is, above 100 where it is more; null where nobody said how much the whole is. */
export const percentOf = (part: string, whole: string | null): number | null =>
  whole === null || Number(whole) === 0 ? null : new Decimal(part).div(whole).times(100).toNumber();
