import { DateTime } from 'luxon';
import { RRuleTemporal } from 'rrule-temporal';
import { readRule, writtenRule, type RecurrenceRule } from '../kernel/recurrence.ts';
import { businessZone } from '../kernel/time.ts';

/** What decides when an event repeats. Moments are ISO; an event of whole days begins at midnight in Warsaw. */
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

const inZone = (iso: string): DateTime => DateTime.fromISO(iso, { zone: businessZone });
const utc = (at: DateTime): string => at.toUTC().toISO() ?? '';

/** An end without a time of day, and one in local time, are moments here: the last one of the day, and that of Warsaw. */
const untilInUtc = (until: string): string => {
  const local = until.length === 8 ? `${until}T235959` : until;
  if (local.endsWith('Z')) return local;
  return DateTime.fromFormat(local, "yyyyMMdd'T'HHmmss", { zone: businessZone })
    .toUTC()
    .toFormat("yyyyMMdd'T'HHmmss'Z'");
};

/** The last moment at which something may begin by the end of a rule, ISO. @param until as it is written in the rule */
export function momentOfUntil(until: string): string {
  return utc(DateTime.fromFormat(untilInUtc(until), "yyyyMMdd'T'HHmmss'Z'", { zone: 'utc' }));
}

type Begun = Pick<Series, 'start' | 'repeats'>;

const ruleOf = ({ start, repeats }: Begun): RRuleTemporal => {
  const rule = readRule(repeats);
  if (!rule) throw new Error(`not a rule of repetition: ${repeats}`);
  const bounded: RecurrenceRule = rule.until ? { ...rule, until: untilInUtc(rule.until) } : rule;
  return new RRuleTemporal({
    rruleString: [
      `DTSTART;TZID=${businessZone}:${inZone(start).toFormat("yyyyMMdd'T'HHmmss")}`,
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

/** The end of an occurrence: as many days later, or exactly as long after its begin, as that of the series. */
export function endOfOccurrence({ start, end, allDay }: Omit<Series, 'repeats'>, at: string): string | null {
  if (end === null) return null;
  if (!allDay) return utc(inZone(at).plus(Date.parse(end) - Date.parse(start)));
  const days = inZone(end).startOf('day').diff(inZone(start).startOf('day'), 'days').days;
  return utc(inZone(at).startOf('day').plus({ days }));
}

/** How far before a span an occurrence may begin and still reach into it. */
const reachOf = ({ start, end, allDay }: Series): number => {
  const long = end === null ? 0 : Math.max(0, Date.parse(end) - Date.parse(start));
  return long + (allDay ? 25 * 3_600_000 : 0);
};

/**
 * The occurrences in a span by the rule alone, the earliest first; local times keep when the clocks change, and
 * those that a day does not have are left out, as RFC 5545 says.
 */
export function occurrencesIn(series: Series, { from, to }: TimeSpan): readonly Occurrence[] {
  const first = new Date(Date.parse(from) - reachOf(series));
  const found = ruleOf(series).between(first, new Date(to), true);
  return found.flatMap(({ epochMilliseconds }): Occurrence[] => {
    const at = new Date(epochMilliseconds).toISOString();
    const end = endOfOccurrence(series, at);
    const stands = at < to && (at >= from || goneAt(series, at, end) > from);
    return stands ? [{ at, end }] : [];
  });
}

/** The moment at which an occurrence is over. */
const goneAt = ({ allDay }: Pick<Series, 'allDay'>, at: string, end: string | null): string =>
  allDay
    ? utc(
        inZone(end ?? at)
          .startOf('day')
          .plus({ days: 1 }),
      )
    : (end ?? at);

/** From when to when something lasts, which may be a moment alone; whole days from midnight to midnight. */
export function timeTaken({ start, end, allDay }: Omit<Series, 'repeats'>): TimeSpan {
  const from = allDay ? utc(inZone(start).startOf('day')) : utc(inZone(start));
  return { from, to: goneAt({ allDay }, start, end) };
}

/** A rule is followed for so many days from now: each of its dates is counted out, and a stranger's letter may name any date. */
const mostDaysAhead = 20 * 366;

/** Whether the rule gives an occurrence at exactly this moment; one more than 20 years ahead is none. */
export function isOccurrence(series: Begun, at: string, now = new Date()): boolean {
  const moment = new Date(at);
  if (moment.getTime() > now.getTime() + mostDaysAhead * 86_400_000) return false;
  return ruleOf(series).between(moment, moment, true).length > 0;
}

/** The first occurrence after a moment; null if none is left. */
export function nextOccurrence(series: Begun, after: string): string | null {
  const next = ruleOf(series).next(new Date(after), false);
  return next ? new Date(next.epochMilliseconds).toISOString() : null;
}

/**
 * The first occurrence that is not before the second in which the start is; null if the rule gives none, as 30 February does.
 * A rule has no parts of seconds.
 */
export function firstOccurrence(series: Begun): string | null {
  try {
    const first = ruleOf(series).next(inZone(series.start).startOf('second').toJSDate(), true);
    return first ? new Date(first.epochMilliseconds).toISOString() : null;
  } catch {
    // The library gives up after ten thousand steps that lead to no day.
    return null;
  }
}

/** How many occurrences a rule that counts gives before a moment. */
export function countBefore(series: Begun, before: string): number {
  return ruleOf(series)
    .between(new Date(series.start), new Date(before), true)
    .filter(({ epochMilliseconds }) => epochMilliseconds < Date.parse(before)).length;
}

/**
 * The moment at which the last occurrence is over, of an event that repeats or does not; null if it repeats for
 * ever.
 */
export function seriesEnd(
  series: Omit<Series, 'repeats'> & { readonly repeats: string | null },
): string | null {
  if (series.repeats === null) return goneAt(series, series.start, series.end);
  const repeated = { ...series, repeats: series.repeats };
  const rule = readRule(repeated.repeats);
  if (rule?.count === undefined && rule?.until === undefined) return null;
  const last = ruleOf(repeated).previous(farAhead, true);
  const at = last ? new Date(last.epochMilliseconds).toISOString() : series.start;
  return goneAt(series, at, endOfOccurrence(series, at));
}

const farAhead = new Date('9000-01-01T00:00:00Z');
