import type { DateTime, Duration } from 'luxon';
import { inWarsaw, isoInUtc } from '#domain/kernel/warsawDay.ts';

/** A moment of a form; undefined for an empty field and for a text that could not be read. */
const momentIn = (value: unknown): DateTime | undefined => {
  const moment = typeof value === 'string' && value.includes('T') ? inWarsaw(value) : undefined;
  return moment?.isValid ? moment : undefined;
};

/**
 * How long a span lasts, in days and the rest of a day, so that whole days end at the same hour also when the clocks change.
 * Undefined if it has no end, or ends before it begins.
 */
export function lengthOf(begin: unknown, end: unknown): Duration | undefined {
  const [from, to] = [momentIn(begin), momentIn(end)];
  return from && to && to >= from ? to.diff(from, ['days', 'milliseconds']) : undefined;
}

/** When a span of this length ends; undefined if it has no beginning. */
export function endAfter(begin: unknown, length: Duration): string | undefined {
  const from = momentIn(begin);
  return from && isoInUtc(from.plus(length));
}
