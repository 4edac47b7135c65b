import { DateTime } from 'luxon';
import { inWarsaw, isoInUtc } from '../kernel/warsawDay.ts';
import { shiftAt, shiftOf, workingDay, type ShiftName, type Span } from '../terminal/workShift.rules.ts';
import type { Report } from './report.ts';

/** Days that one report may span. */
export const longestReportDays = 366;

/** The days of a report as ISO dates, both inclusive. With `shift` only that shift of each day counts. */
export interface ReportPeriod {
  readonly from: string;
  readonly to: string;
  readonly shift?: ShiftName | undefined;
}

/** How many days the period has; 0 or less if it ends before it begins. */
export function daysOf({ from, to }: ReportPeriod): number {
  return DateTime.fromISO(to).diff(DateTime.fromISO(from), 'days').days + 1;
}

/**
 * The period with another first day. A period of one day stays one day long, with its shift. A longer one loses its shift, and its
 * last day moves only if it must.
 */
export function begunOn({ from, to, shift }: ReportPeriod, day: string): ReportPeriod {
  if (from === to) return { from: day, to: day, shift };
  const fits = day <= to && daysOf({ from: day, to }) <= longestReportDays;
  return { from: day, to: fits ? to : day };
}

/**
 * The period with another last day, and without its shift, which is of one day. The first day moves only if it must. The same
 * last day changes nothing.
 */
export function endedOn(period: ReportPeriod, day: string): ReportPeriod {
  if (day === period.to) return period;
  const { from } = period;
  const fits = from <= day && daysOf({ from, to: day }) <= longestReportDays;
  return { from: fits ? from : day, to: day };
}

/** The next or the previous period: of a shift the shift after or before it, otherwise the same number of days. */
export function moved(period: ReportPeriod, steps: 1 | -1): ReportPeriod {
  const { from, to, shift } = period;
  if (!shift) {
    const days = steps * daysOf(period);
    return { from: daysLater(from, days), to: daysLater(to, days) };
  }
  const { begin, end } = shiftOf(from, shift);
  // A millisecond before a shift is in the shift before it.
  const before = DateTime.fromISO(begin).minus({ milliseconds: 1 }).toISO() ?? '';
  const { day, name } = shiftAt(steps === 1 ? end : before);
  return { from: day, to: day, shift: name };
}

/** From the beginning of the first day to the end of the last one, which are working days of the terminal if the report says so. */
export function spanOf({ days }: Pick<Report, 'days'>, { from, to }: ReportPeriod): Span {
  if (days === 'working') return { begin: workingDay(from).begin, end: workingDay(to).end };
  return { begin: midnight(from), end: midnight(to, 1) };
}

/** The condition for the records of a report in a period, written as the filter of a list. */
export function reportFilter(report: Report, period: ReportPeriod): object {
  const within = ({ begin, end }: Span) => ({ [report.time]: { gte: begin, lt: end } });
  const { shift } = period;
  const inPeriod = { and: [report.where, within(spanOf(report, period))] };
  if (!shift) return inPeriod;
  return { and: [inPeriod, { or: everyDay(period).map((day) => within(shiftOf(day, shift))) }] };
}

function everyDay(period: ReportPeriod): string[] {
  return Array.from({ length: daysOf(period) }, (_, index) => daysLater(period.from, index));
}

function daysLater(day: string, days: number): string {
  return DateTime.fromISO(day).plus({ days }).toFormat('yyyy-MM-dd');
}

/** The moment at which a day begins, or with `days` the day so many days later; ISO in UTC. */
function midnight(day: string, days = 0): string {
  return isoInUtc(inWarsaw(day).plus({ days }).startOf('day'));
}
