import { DateTime } from 'luxon';
import { RRuleTemporal } from 'rrule-temporal';
import { readRule, writtenRule, type RecurrenceRule } from '../kernel/recurrence.ts';
import { businessZone } from '../kernel/time.ts';
import { inWarsaw, isoInUtc } from '../kernel/warsawDay.ts';

/** What decides when an event repeats. Moments are ISO. An event of whole days may begin at any hour of its first day. */
export interface Series {
  readonly start: string;
  readonly end: string | null;
  readonly allDay: boolean;
  /** RFC 5545: `FREQ=WEEKLY;BYDAY=MO`. */
  readonly repeats: string;
}

/** One time at which a repeated event takes place. */
export interface Occurrence {
  /** When it begins by the rule, ISO in UTC: the name of the occurrence. */
  readonly at: string;
  readonly end: string | null;
}

/** A span of time, ISO; `to` is the first moment after it. */
export interface TimeSpan {
  readonly from: string;
  readonly to: string;
}

/**
 * The end of a rule as a moment in UTC, such as `20261231T225959Z`. A day (`20261231`) ends with its last second in Warsaw; a
 * local time (`20261231T120000`) is a time in Warsaw.
 */
const untilInUtc = (until: string): string => {
  const local = until.length === 8 ? `${until}T235959` : until;
  if (local.endsWith('Z')) return local;
  return DateTime.fromFormat(local, "yyyyMMdd'T'HHmmss", { zone: businessZone })
    .toUTC()
    .toFormat("yyyyMMdd'T'HHmmss'Z'");
};

/** The last moment at which an occurrence may begin, as ISO in UTC. @param until the end as it is written in the rule */
export function momentOfUntil(until: string): string {
  return isoInUtc(DateTime.fromFormat(untilInUtc(until), "yyyyMMdd'T'HHmmss'Z'", { zone: 'utc' }));
}

type SeriesStart = Pick<Series, 'start' | 'repeats'>;

/**
 * The rule as the library computes with it. The boolean that its functions take says whether an occurrence at exactly the given
 * moment counts.
 */
const ruleOf = ({ start, repeats }: SeriesStart): RRuleTemporal => {
  const rule = readRule(repeats);
  if (!rule) throw new Error(`not a rule of repetition: ${repeats}`);
  const bounded: RecurrenceRule = rule.until ? { ...rule, until: untilInUtc(rule.until) } : rule;
  return new RRuleTemporal({
    rruleString: [
      `DTSTART;TZID=${businessZone}:${inWarsaw(start).toFormat("yyyyMMdd'T'HHmmss")}`,
      `RRULE:${writtenRule(bounded)}`,
    ].join('\n'),
  });
};

/** The rule as calendar programs want it: its end is a day for whole days, else a moment in UTC. */
export function ruleForPrograms({ allDay, repeats }: Pick<Series, 'allDay' | 'repeats'>): string {
  const rule = readRule(repeats);
  if (!rule?.until) return repeats;
  const utcEnd = untilInUtc(rule.until);
  const day = DateTime.fromFormat(utcEnd, "yyyyMMdd'T'HHmmss'Z'", { zone: 'utc' }).setZone(businessZone);
  return writtenRule({ ...rule, until: allDay ? day.toFormat('yyyyMMdd') : utcEnd });
}

/**
 * The end of an occurrence, ISO in UTC; null if the series has none. It is as long after `at` as the end of the series is after
 * its start. For whole days this is counted in days, because a day may have 23 or 25 hours. The end of whole days gets the hour of
 * `at`, so that it is never before `at`: whole days may begin at any hour, and the hour does not count.
 */
export function endOfOccurrence({ start, end, allDay }: Omit<Series, 'repeats'>, at: string): string | null {
  if (end === null) return null;
  if (!allDay) return isoInUtc(inWarsaw(at).plus(Date.parse(end) - Date.parse(start)));
  const days = inWarsaw(end).startOf('day').diff(inWarsaw(start).startOf('day'), 'days').days;
  return isoInUtc(inWarsaw(at).plus({ days }));
}

/** How many milliseconds before a span an occurrence may begin and still reach into it. The last whole day has up to 25 hours. */
const reachOf = ({ start, end, allDay }: Series): number => {
  const durationMs = end === null ? 0 : Math.max(0, Date.parse(end) - Date.parse(start));
  return durationMs + (allDay ? 25 * 3_600_000 : 0);
};

/**
 * The occurrences in a span by the rule alone, the earliest first. Their local time stays the same when the clocks change. An
 * occurrence at a local time that its day does not have is left out, as RFC 5545 says.
 */
export function occurrencesIn(series: Series, { from, to }: TimeSpan): readonly Occurrence[] {
  const first = new Date(Date.parse(from) - reachOf(series));
  const begins = ruleOf(series).between(first, new Date(to), true);
  return begins.flatMap(({ epochMilliseconds }): Occurrence[] => {
    const at = new Date(epochMilliseconds).toISOString();
    const end = endOfOccurrence(series, at);
    const isInSpan = at < to && (at >= from || overAt(series, at, end) > from);
    return isInSpan ? [{ at, end }] : [];
  });
}

/** The moment at which an occurrence is over. */
const overAt = ({ allDay }: Pick<Series, 'allDay'>, at: string, end: string | null): string =>
  allDay
    ? isoInUtc(
        inWarsaw(end ?? at)
          .startOf('day')
          .plus({ days: 1 }),
      )
    : (end ?? at);

/** The time that an event takes. An event without an end takes a single moment; whole days last from midnight to midnight. */
export function timeTaken({ start, end, allDay }: Omit<Series, 'repeats'>): TimeSpan {
  const from = allDay ? isoInUtc(inWarsaw(start).startOf('day')) : isoInUtc(inWarsaw(start));
  return { from, to: overAt({ allDay }, start, end) };
}

/**
 * How many days ahead a rule is followed. All dates before the wanted one must be computed, and a letter from a stranger may
 * name any date.
 */
const mostDaysAhead = 20 * 366;

/** Whether the rule gives an occurrence at exactly this moment; one more than 20 years ahead is none. */
export function isOccurrence(series: SeriesStart, at: string, now = new Date()): boolean {
  const moment = new Date(at);
  if (moment.getTime() > now.getTime() + mostDaysAhead * 86_400_000) return false;
  return ruleOf(series).between(moment, moment, true).length > 0;
}

/** The first occurrence after a moment; null if none is left. */
export function nextOccurrence(series: SeriesStart, after: string): string | null {
  const next = ruleOf(series).next(new Date(after), false);
  return next ? new Date(next.epochMilliseconds).toISOString() : null;
}

/**
 * The first occurrence; null if the rule gives none, as a rule for 30 February. It may begin in the same second as the start,
 * because a rule knows only whole seconds.
 */
export function firstOccurrence(series: SeriesStart): string | null {
  try {
    const first = ruleOf(series).next(inWarsaw(series.start).startOf('second').toJSDate(), true);
    return first ? new Date(first.epochMilliseconds).toISOString() : null;
  } catch {
    // The library gives up after ten thousand steps that lead to no day.
    return null;
  }
}

/** How many occurrences a rule with a number of times (`COUNT`) gives before a moment. */
export function countBefore(series: SeriesStart, before: string): number {
  return ruleOf(series)
    .between(new Date(series.start), new Date(before), true)
    .filter(({ epochMilliseconds }) => epochMilliseconds < Date.parse(before)).length;
}

/**
 * The moment at which the last occurrence of an event is over; null if it repeats for ever. An event that does not repeat has
 * one occurrence.
 */
export function seriesEnd(
  series: Omit<Series, 'repeats'> & { readonly repeats: string | null },
): string | null {
  if (series.repeats === null) return overAt(series, series.start, series.end);
  const repeated = { ...series, repeats: series.repeats };
  const rule = readRule(repeated.repeats);
  if (rule?.count === undefined && rule?.until === undefined) return null;
  const last = ruleOf(repeated).previous(farAhead, true);
  const at = last ? new Date(last.epochMilliseconds).toISOString() : series.start;
  return overAt(series, at, endOfOccurrence(series, at));
}

/** Later than the end of any rule, so the last occurrence is before it. */
const farAhead = new Date('9000-01-01T00:00:00Z');
