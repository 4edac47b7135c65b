import { Decimal } from 'decimal.js';
import { DateTime } from 'luxon';

/** A table of the national bank: the price of each currency on one day. */
export interface BankTable {
  /** As `195/A/NBP/2026`. */
  readonly number: string;
  /** The day on which it was published; an ISO date. */
  readonly day: string;
  /** Złoty for one unit; a number as the bank writes it. */
  readonly rates: readonly { readonly code: string; readonly mid: number }[];
}

/** The decimals of a rate of exchange (`exchangeRate.rate`). */
const rateDecimals = 6;

/**
 * A rate of the bank in the form in which it is stored: `multiplier` units cost `rate` złoty. The multiplier is a power of ten
 * that is large enough to lose no digit of the rate.
 * @param mid złoty for one unit
 */
export function storedRate(mid: number): { readonly rate: string; readonly multiplier: number } {
  const exact = new Decimal(mid);
  const multiplier = 10 ** Math.max(0, exact.decimalPlaces() - rateDecimals);
  return { rate: exact.times(multiplier).toFixed(), multiplier };
}

/** A table is used from the day after its publication: taxes are computed with the table of the working day before. ISO dates. */
export function usedFrom(day: string): string {
  return DateTime.fromISO(day, { zone: 'utc' }).plus({ days: 1 }).toISODate() as string;
}

/** The bank answers for at most 93 days in one request. */
const mostDaysAsked = 90;
/** More days than any sequence of days off, so that at least one table lies within them. */
const firstDaysAsked = 10;

/** The first day to ask the bank about; `last` is the day of the latest table that was stored. ISO dates. */
export function askedFrom(last: string | undefined, today: string): string {
  const daysAgo = (days: number) =>
    DateTime.fromISO(today, { zone: 'utc' }).minus({ days }).toISODate() as string;
  if (last === undefined) return daysAgo(firstDaysAsked);
  const earliest = daysAgo(mostDaysAsked);
  return last < earliest ? earliest : last;
}
