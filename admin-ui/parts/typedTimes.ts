import { DateTime } from 'luxon';
import { folded } from '#domain/kernel/folded.ts';
import type { Language } from '#domain/kernel/language.ts';
import { businessZone } from '#domain/kernel/time.ts';
import { inWarsaw, isoInUtc } from '#domain/kernel/warsawDay.ts';

/** Words for "now" besides the one that `Intl` knows. */
const moreNowWords: Readonly<Partial<Record<Language, string>>> = { it: 'adesso' };

/** The words of a language for days near today, such as "yesterday", as offsets in days; not "in 2 days", which has a number. */
const dayWordsIn = (language: Language): ReadonlyMap<string, number> => {
  const offsets = (['long', 'narrow'] as const).flatMap((style) => {
    const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style });
    return [-2, -1, 0, 1, 2].map((days) => [plain(format.format(days, 'day')), days] as const);
  });
  return new Map(offsets.filter(([word]) => !/\d/.test(word)));
};
const dayWords = new Map<Language, ReadonlyMap<string, number>>();

/** How many days from today a word such as "yesterday" names; undefined for any other word. */
const dayNamed = (language: Language, typed: string): number | undefined => {
  const words = dayWords.get(language) ?? dayWordsIn(language);
  dayWords.set(language, words);
  return words.get(typed);
};

const isNow = (language: Language, typed: string): boolean =>
  typed === moreNowWords[language] ||
  typed === plain(new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'second'));

/**
 * A typed time as a value, or why it is none; `skipped` is an hour that does not exist on that day when the clocks go
 * forward.
 */
export type ReadTime = { readonly value: string } | { readonly fault: 'unread' | 'skipped' };

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}
interface Clock {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const unread: ReadTime = { fault: 'unread' };
const midnight: Clock = { hour: 0, minute: 0, second: 0 };
/** Two-digit years up to this one belong to the present century. */
const lastShortYear = 60;

const dayOf = ({ year, month, day }: DateTime): Day => ({ year, month, day });

/**
 * Reads a typed day: `1.2.26` and `01/02/2026` (both 1 February), `1.2`, `2026-02-01`, `jutro` (tomorrow), `+3d`. Undefined if it
 * is no day.
 */
const readDay = (language: Language, typed: string, now: DateTime): Day | undefined => {
  const daysAway = dayNamed(language, typed) ?? /^([+-]\d{1,4})d$/.exec(typed.replaceAll(' ', ''))?.[1];
  if (daysAway !== undefined) return dayOf(now.plus({ days: Number(daysAway) }));
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  if (iso) return realDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  // Day and month, and perhaps a year; `\2` is the same sign between month and year as between day and month.
  const found = /^(\d{1,2})([./-])(\d{1,2})(?:\2(\d{4}|\d{2})?)?$/.exec(typed);
  if (!found) return undefined;
  const [, day, , month, year] = found;
  return realDay(yearOf(year, now), Number(month), Number(day));
};

const yearOf = (typed: string | undefined, now: DateTime): number => {
  if (typed === undefined) return now.year;
  if (typed.length === 4) return Number(typed);
  return Number(typed) + (Number(typed) <= lastShortYear ? 2000 : 1900);
};

const realDay = (year: number, month: number, day: number): Day | undefined =>
  DateTime.utc(year, month, day).isValid ? { year, month, day } : undefined;

/** Reads a time of day: `9`, `9:05`, `9.05`, `09:05:30`, `0905`. */
const readClock = (typed: string): Clock | undefined => {
  const found =
    /^(\d{1,2})(?:[:.](\d{2})(?:[:.](\d{2}))?)?$/.exec(typed) ?? /^(\d{2})(\d{2})(?:(\d{2}))?$/.exec(typed);
  if (!found) return undefined;
  const clock = { hour: Number(found[1]), minute: Number(found[2] ?? 0), second: Number(found[3] ?? 0) };
  return clock.hour < 24 && clock.minute < 60 && clock.second < 60 ? clock : undefined;
};

/** Reads an offset from now: `+2h`, `-30 min`, `+1d 2h`, `+1h30`. */
const readDistance = (typed: string, now: DateTime): DateTime | undefined => {
  // Days, hours and minutes, each of which may be absent; minutes directly after the hours need no unit.
  const found = /^([+-])(?:(\d{1,4})d)?(?:(\d{1,4})h(?:(\d{1,2})$)?)?(?:(\d{1,5})(?:m|min))?$/.exec(
    typed.replaceAll(' ', ''),
  );
  const isSignAlone = found !== null && found[0].length < 2;
  if (!found || isSignAlone) return undefined;
  const [, sign, days = 0, hours = 0, afterHours = 0, minutes = 0] = found;
  const distance = {
    days: Number(days),
    hours: Number(hours),
    minutes: Number(afterHours) + Number(minutes),
  };
  return sign === '+' ? now.plus(distance) : now.minus(distance);
};

const instantOf = (time: DateTime): ReadTime => {
  const value = time.toUTC().toISO();
  return value === null ? unread : { value };
};

/** The instant of this day and time in Warsaw; the first one if the hour occurs twice. */
const momentOf = (day: Day, clock: Clock): ReadTime => {
  const time = DateTime.fromObject({ ...day, ...clock }, { zone: businessZone });
  if (!time.isValid) return unread;
  // An hour that is skipped is moved forward by the library.
  if (time.hour !== clock.hour || time.minute !== clock.minute) return { fault: 'skipped' };
  return instantOf(time.getPossibleOffsets()[0] ?? time);
};

/**
 * Reads an instant of ISO 8601 with its own offset, such as `2026-02-01T09:00:00Z` or `2026-02-01T09:00+01:00`, whose letters
 * `plain` has made small. @returns undefined if the text has another form
 */
const readInstant = (typed: string): ReadTime | undefined => {
  if (!/^\d{4}-\d{2}-\d{2}t[\d:.]+(z|[+-]\d{2}:?\d{2})$/.test(typed)) return undefined;
  const time = DateTime.fromISO(typed.toUpperCase());
  return time.isValid ? instantOf(time) : unread;
};

/** A typed text for comparison: without case, accents and needless spaces, and with a plain apostrophe. */
const plain = (typed: string): string => folded(typed).replace(/’/g, "'").replace(/\s+/g, ' ').trim();

const nowIn = (now: Date): DateTime => DateTime.fromJSDate(now, { zone: businessZone });

/** Reads a typed day as `2026-11-21`. */
export function readDate(language: Language, typed: string, now = new Date()): ReadTime {
  const day = readDay(language, plain(typed), nowIn(now));
  return day ? { value: DateTime.utc(day.year, day.month, day.day).toISODate() ?? '' } : unread;
}

/** Reads a typed date and time in Warsaw as an ISO instant in UTC. */
export function readDateTime(language: Language, typed: string, now = new Date()): ReadTime {
  const text = plain(typed);
  const present = nowIn(now);
  const minute = present.startOf('minute');
  if (isNow(language, text)) return instantOf(minute);
  const instant = readInstant(text);
  if (instant) return instant;
  const shifted = readDistance(text, minute);
  if (shifted) return instantOf(shifted);
  // Only a time of day has a colon at this place; `9.05` is a day here.
  if (/^\d{1,2}:\d{2}/.test(text)) return atClock(dayOf(present), text);
  const dayOnly = readDay(language, text, present);
  if (dayOnly) return momentOf(dayOnly, midnight);
  // A day and a time. Between them is a space, perhaps after a comma, or the `T` of ISO 8601, which `plain` has made small.
  const [, date = '', time = ''] = /^(.+?)(?: |t(?=\d))(\S+)$/.exec(text) ?? [];
  const day = readDay(language, date.replace(/,$/, ''), present);
  return day ? atClock(day, time) : unread;
}

/** The instant of a typed time of day on this day; `24:00` is the end of the day. */
const atClock = (day: Day, typed: string): ReadTime => {
  if (/^24[:.]00$/.test(typed))
    return momentOf(dayOf(DateTime.utc(day.year, day.month, day.day).plus({ days: 1 })), midnight);
  const clock = readClock(typed);
  return clock ? momentOf(day, clock) : unread;
};

/** Reads a typed time of day as `HH:mm:ss`. */
export function readTime(language: Language, typed: string, now = new Date()): ReadTime {
  const text = plain(typed);
  if (isNow(language, text)) return { value: nowIn(now).toFormat('HH:mm:00') };
  const clock = readClock(text);
  return clock ? { value: [clock.hour, clock.minute, clock.second].map(twoDigits).join(':') } : unread;
}

const twoDigits = (part: number): string => String(part).padStart(2, '0');

/**
 * When the clocks go back, an hour occurs twice in Warsaw. If `iso` is in such an hour: the two instants that have its local
 * time, in summer time and in winter time. Otherwise undefined.
 */
export function twiceShown(iso: unknown): { readonly summer: string; readonly winter: string } | undefined {
  if (typeof iso !== 'string' || !iso.includes('T')) return undefined;
  const time = inWarsaw(iso);
  const [summer, winter] = time.isValid ? time.getPossibleOffsets() : [];
  if (!summer || !winter) return undefined;
  return { summer: isoInUtc(summer), winter: isoInUtc(winter) };
}
