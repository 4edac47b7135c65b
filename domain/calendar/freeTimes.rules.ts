import type { DateTime } from 'luxon';
import { inWarsaw, isoInUtc } from '../kernel/warsawDay.ts';
import { isWorkingDay } from '../kernel/workingDays.ts';
import type { TimeSpan } from './occurrences.rules.ts';

/** A search for times at which several people are all free. */
export interface FreeTimeSearch {
  /** ISO; nothing before it is offered. */
  readonly from: string;
  /** ISO; the first moment after the searched time. */
  readonly to: string;
  /** How long all must be free. */
  readonly minutes: number;
  /** Whole hours of a working day in Warsaw; `closes` is the first hour that is not worked. */
  readonly opens: number;
  readonly closes: number;
}

/** Meetings begin at the full hour or at 15, 30 or 45 minutes past it. */
const quarterMs = 15 * 60_000;

/**
 * The spans within working hours in which nobody is busy, each long enough, the earliest first. A span begins at a quarter
 * of an hour and lasts until somebody is busy or the day ends.
 * @param busy the spans of all people, in any order; ISO in UTC
 */
export function freeTimes(
  busy: readonly TimeSpan[],
  { from, to, minutes, opens, closes }: FreeTimeSearch,
): readonly TimeSpan[] {
  const busySpans = joined(busy);
  const freeSpans: TimeSpan[] = [];
  const searchEnd = inWarsaw(to);
  for (let day = inWarsaw(from).startOf('day'); day < searchEnd; day = day.plus({ days: 1 })) {
    if (!isWorkingDay(day)) continue;
    const hours = {
      from: later(momentAt(day, opens), iso(from)),
      to: earlier(momentAt(day, closes), iso(to)),
    };
    freeSpans.push(...gapsIn(hours, busySpans, minutes * 60_000));
  }
  return freeSpans;
}

/** A moment in UTC with milliseconds: `2026-11-21T07:30:00.000Z`. */
const iso = (written: string): string => new Date(written).toISOString();
/** 24 is the midnight at the end of the day. */
const momentAt = (day: DateTime, hour: number): string =>
  isoInUtc(hour === 24 ? day.plus({ days: 1 }) : day.set({ hour }));
// All moments are written alike, in UTC with milliseconds, so they are compared as texts.
const later = (one: string, other: string): string => (one > other ? one : other);
const earlier = (one: string, other: string): string => (one < other ? one : other);
/** The first quarter of an hour that is not before a moment. */
const quarterFrom = (moment: string): string =>
  new Date(Math.ceil(Date.parse(moment) / quarterMs) * quarterMs).toISOString();

/** Spans that touch or cover each other become one; they are sorted by their begin. */
const joined = (spans: readonly TimeSpan[]): readonly TimeSpan[] => {
  const sorted = spans
    .map((span) => ({ from: iso(span.from), to: iso(span.to) }))
    .filter((span) => span.from < span.to)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
  const result: TimeSpan[] = [];
  for (const span of sorted) {
    const last = result.at(-1);
    if (last && span.from <= last.to) result[result.length - 1] = { ...last, to: later(last.to, span.to) };
    else result.push(span);
  }
  return result;
};

/**
 * The spans of at least `leastMs` within the hours in which nobody is busy.
 * @param busySpans sorted by their begin, and apart from each other
 */
const gapsIn = (hours: TimeSpan, busySpans: readonly TimeSpan[], leastMs: number): readonly TimeSpan[] => {
  const gaps: TimeSpan[] = [];
  let free = quarterFrom(hours.from);
  const addGapUntil = (end: string): void => {
    if (Date.parse(end) - Date.parse(free) >= leastMs) gaps.push({ from: free, to: end });
  };
  for (const span of busySpans) {
    if (span.to <= free) continue;
    if (span.from >= hours.to) break;
    addGapUntil(span.from);
    free = quarterFrom(span.to);
  }
  addGapUntil(hours.to);
  return gaps;
};
