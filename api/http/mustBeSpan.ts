import { DateTime } from 'luxon';
import { fail } from '#domain/kernel/fail.ts';

/** Days that one analysis may span. */
const longestDays = 366 * 5;

interface Days {
  /** ISO dates, both inclusive. */
  readonly from: string;
  readonly to: string;
}

/** @throws query_invalid for a period that ends before it begins, or is longer than five years */
export function mustBeSpan({ from, to }: Days): void {
  const days = DateTime.fromISO(to).diff(DateTime.fromISO(from), 'days').days;
  if (days < 0) throw fail('query_invalid', { parameter: 'to' });
  if (days >= longestDays) throw fail('query_invalid', { parameter: 'from' });
}
