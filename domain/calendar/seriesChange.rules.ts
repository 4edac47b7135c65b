import type { DateTime } from 'luxon';
import { mostCounted, readRule, weekdays, writtenRule, type RecurrenceRule } from '../kernel/recurrence.ts';
import { inWarsaw, isoInUtc } from '../kernel/warsawDay.ts';
import {
  countBefore,
  endOfOccurrence,
  momentOfUntil,
  occurrencesIn,
  type Series,
} from './occurrences.rules.ts';

/** The new time of an occurrence, in the form of the fields of an event. Moments that are texts are ISO in UTC here. */
export interface NewTime {
  readonly start: string;
  readonly end: string | null;
  readonly allDay: boolean;
}

/**
 * Moves a moment as another one was moved from `from` to `to`: by the same number of days, and by the same difference of the
 * time of day. So 9:00 stays 9:00 when the clocks change between the two.
 */
export function movedAlike(moment: string, from: string, to: string): string {
  const [before, after] = [inWarsaw(from), inWarsaw(to)];
  const days = daysBetween(before, after);
  const minutes = minutesOf(after) - minutesOf(before);
  const moved = inWarsaw(moment).plus({ days });
  const newMinutes = minutesOf(moved) + minutes;
  return isoInUtc(
    moved
      .startOf('day')
      .plus({ days: Math.floor(newMinutes / dayMinutes) })
      .set({
        hour: Math.floor(modulo(newMinutes, dayMinutes) / 60),
        minute: modulo(newMinutes, 60),
        second: moved.second,
      }),
  );
}

const dayMinutes = 24 * 60;
const minutesOf = (at: DateTime): number => at.hour * 60 + at.minute;
const modulo = (value: number, by: number): number => ((value % by) + by) % by;

/**
 * The whole series, moved as its occurrence at `at` is moved to `newTime`. If the rule names days, they move too.
 * @returns undefined if the rule names days that cannot be moved
 */
export function movedSeries(series: Series, at: string, newTime: NewTime): Series | undefined {
  const start = movedAlike(series.start, at, newTime.start);
  const moved = movedRule(series, inWarsaw(series.start), inWarsaw(start));
  if (moved === undefined) return undefined;
  const repeats = movedEnd(series, moved, start);
  const end = endOfOccurrence(newTime, start);
  return { start, end, allDay: newTime.allDay, repeats };
}

/** The rule of a series whose first day moves from one day to another; undefined if it names days that cannot be moved. */
const movedRule = ({ repeats }: Series, from: DateTime, to: DateTime): string | undefined => {
  const rule = readRule(repeats);
  if (!rule) return undefined;
  const days = daysBetween(from, to);
  if (days === 0 || isWithoutDays(rule)) return repeats;
  if (rule.freq === 'WEEKLY') return writtenRule({ ...rule, days: shiftedWeekdays(rule, days) });
  // Days that limit a daily rule, and positions that choose among the days of a period (`BYSETPOS`), cannot be moved.
  if (rule.freq === 'DAILY' || rule.positions.length > 0) return undefined;
  return movedInMonth(rule, to);
};

/**
 * The rule with a moved end: a moved series has as many occurrences as before.
 * @param repeats the rule whose days have been moved already
 * @param start the new start of the series
 */
const movedEnd = (series: Series, repeats: string, start: string): string => {
  const rule = readRule(repeats);
  if (!rule?.until) return repeats;
  const end = momentOfUntil(rule.until);
  // The rule ends with a day (`20261231`) or with a moment (`20261231T225959Z`).
  const isDay = rule.until.length === 8;
  const moved = isDay
    ? inWarsaw(end).plus({ days: daysBetween(inWarsaw(series.start), inWarsaw(start)) })
    : inWarsaw(movedAlike(end, series.start, start));
  // Months differ in length, so the dates of a monthly or yearly rule do not all move by the same number of days.
  const movesByDays = rule.freq === 'DAILY' || rule.freq === 'WEEKLY';
  const last = (movesByDays ? undefined : lastOf(series, rule, start, end)) ?? moved;
  const until = isDay ? last.toFormat('yyyyMMdd') : last.toUTC().toFormat("yyyyMMdd'T'HHmmss'Z'");
  return writtenRule({ ...rule, until });
};

/**
 * The last date of a moved series, which has as many dates as `series` has up to `end`; undefined if there are none, or too many
 * to be counted.
 * @param moved the rule of the moved series, still with the old end
 * @param start the start of the moved series
 */
const lastOf = (series: Series, moved: RecurrenceRule, start: string, end: string): DateTime | undefined => {
  const { until: _until, ...endless } = moved;
  const count = countBefore(series, isoInUtc(inWarsaw(end).plus({ seconds: 1 })));
  if (count === 0 || count > mostCounted) return undefined;
  const countedSeries = { start, end: null, allDay: false, repeats: writtenRule({ ...endless, count }) };
  // A rule for the 29th of February has a date every four years. The limit of 400 keeps the end a year that dates can have.
  const years = Math.min(400, count * moved.interval * 4 + 1);
  const last = occurrencesIn(countedSeries, {
    from: start,
    to: isoInUtc(inWarsaw(start).plus({ years })),
  }).at(-1);
  return last && inWarsaw(last.at);
};

const daysBetween = (from: DateTime, to: DateTime): number =>
  to.startOf('day').diff(from.startOf('day'), 'days').days;

const isWithoutDays = ({ days, monthDays, months }: RecurrenceRule): boolean =>
  days.length === 0 && monthDays.length === 0 && months.length === 0;

const shiftedWeekdays = ({ days }: RecurrenceRule, by: number) =>
  days.map(({ weekday }) => ({
    weekday: weekdays[modulo(weekdays.indexOf(weekday) + by, 7)] ?? weekday,
  }));

/**
 * A monthly or yearly rule with a single day, moved to a new date: its day of the month or its numbered weekday becomes that of
 * the date. Undefined for a rule with several days, with a day that is counted from the end of the month, with a weekday that has
 * no number (each Monday), or with one that is counted in the year and not in the month (its number may be above 5).
 */
const movedInMonth = (rule: RecurrenceRule, to: DateTime): string | undefined => {
  if (rule.days.length + rule.monthDays.length > 1 || rule.months.length > 1) return undefined;
  const months = rule.months.length === 1 ? [to.month] : [];
  const [day] = rule.days;
  if (!day) {
    const isCountedFromEnd = (rule.monthDays[0] ?? 1) < 0;
    if (isCountedFromEnd) return undefined;
    const monthDays = rule.monthDays.length === 1 ? [to.day] : [];
    return writtenRule({ ...rule, months, monthDays });
  }
  if (day.nth === undefined || Math.abs(day.nth) > 5) return undefined;
  const weekday = weekdays[to.weekday - 1] ?? day.weekday;
  const nth = day.nth < 0 ? -nthFromEnd(to) : nthOf(to);
  return writtenRule({ ...rule, months, days: [{ weekday, nth }] });
};

/** Which of its weekday a day is in its month: 2 for the second Monday. */
function nthOf(day: DateTime): number {
  return Math.ceil(day.day / 7);
}

/** As `nthOf`, counted from the end of the month: 1 for the last Monday. */
const nthFromEnd = (day: DateTime): number => Math.floor(((day.daysInMonth ?? 31) - day.day) / 7) + 1;

/** The two rules of a series that is cut before one of its occurrences. */
export interface CutSeries {
  readonly before: string;
  readonly following: string;
}

/** Cuts a series before the occurrence at `at`, which is not its first one. The first part ends on the day before. */
export function cutSeries({ start, repeats }: Series, at: string): CutSeries {
  const { count, until: _until, ...rule } = readRule(repeats) ?? failOn(repeats);
  const until = inWarsaw(at).startOf('day').minus({ seconds: 1 }).toUTC().toFormat("yyyyMMdd'T'HHmmss'Z'");
  const before = writtenRule({ ...rule, until });
  if (count === undefined) return { before, following: repeats };
  return { before, following: writtenRule({ ...rule, count: count - countBefore({ start, repeats }, at) }) };
}

const failOn = (repeats: string): never => {
  throw new Error(`not a rule of repetition: ${repeats}`);
};
