import ICAL from 'ical.js';
import { DateTime } from 'luxon';
import { calendarsIn, momentOf, wordOf } from './calendarParts.ts';
import { importLimits, type ImportedEvent } from './importedEvent.ts';
import { fail } from '../kernel/fail.ts';
import { readRule, writtenRule } from '../kernel/recurrence.ts';
import { businessZone } from '../kernel/time.ts';

/** The events of a file, and the titles of those that cannot be stored because they lack data or repeat in an unknown way. */
export interface EventsInFile {
  readonly events: readonly ImportedEvent[];
  readonly leftOut: readonly string[];
}

/**
 * Reads a file of a calendar program (RFC 5545).
 * @throws calendar_unreadable if it is no such file, calendar_too_large if it has more than 500 events
 */
export function eventsInFile(content: string): EventsInFile {
  const calendars = calendarsIn(content);
  const parts = calendars.flatMap((calendar) =>
    calendar.getAllSubcomponents('vevent').map((part) => ({ part, isCanceled: isCancelling(calendar) })),
  );
  if (parts.length > importLimits.events) throw fail('calendar_too_large', { max: importLimits.events });
  const events: ImportedEvent[] = [];
  const leftOut: string[] = [];
  for (const { part, isCanceled } of parts) {
    const event = eventOf(part, isCanceled);
    if (event) events.push(event);
    else leftOut.push(titleOf(part));
  }
  return { events, leftOut };
}

const isCancelling = (calendar: ICAL.Component): boolean => wordOf(calendar, 'method') === 'CANCEL';

const titleOf = (part: ICAL.Component): string => (wordOf(part, 'summary') || '–').slice(0, 255);

/** Reads one event; undefined if it has no id or no start, or if it repeats in a way that Keja does not know. */
const eventOf = (part: ICAL.Component, isCanceled: boolean): ImportedEvent | undefined => {
  const uid = wordOf(part, 'uid');
  const begin = part.getFirstProperty('dtstart');
  const start = begin && momentOf(begin, begin.getFirstValue());
  const rule = part.getFirstPropertyValue('rrule');
  const read = rule === null ? undefined : readRule(String(rule));
  // Programs write the parts of a rule in any order, which is no change of the event.
  const repeats = read ? writtenRule(read) : null;
  const isKnown = rule === null || (repeats !== null && repeats.length <= 300);
  const skipped = skippedIn(part);
  if (!uid || uid.length > 255 || !start || !isKnown || part.hasProperty('rdate')) return undefined;
  if (skipped.length > importLimits.skipped) return undefined;
  const allDay = (begin.getFirstValue() as ICAL.Time).isDate;
  const named = part.getFirstProperty('recurrence-id');
  const description = [wordOf(part, 'description'), wordOf(part, 'location')].filter(Boolean).join('\n');
  return {
    uid,
    sequence: Math.min(Math.max(0, Number(part.getFirstPropertyValue('sequence')) || 0), 2_000_000_000),
    occurrence: named ? (momentOf(named, named.getFirstValue()) ?? null) : null,
    title: titleOf(part),
    description: description.slice(0, 10_000) || null,
    start,
    end: endOf(part, start, allDay),
    allDay,
    busy: wordOf(part, 'transp') !== 'TRANSPARENT',
    repeats,
    skipped,
    isCanceled: isCanceled || wordOf(part, 'status') === 'CANCELLED',
  };
};

/** The end of an event; null if it has none. Calendar programs write the day after the last one as the end of whole days. */
const endOf = (part: ICAL.Component, start: string, allDay: boolean): string | null => {
  const end = part.getFirstProperty('dtend');
  const duration = part.getFirstPropertyValue('duration');
  const seconds = duration instanceof ICAL.Duration ? duration.toSeconds() : undefined;
  const at = end
    ? momentOf(end, end.getFirstValue())
    : seconds !== undefined && new Date(Date.parse(start) + seconds * 1000).toISOString();
  if (!at || at <= start) return null;
  if (!allDay) return at;
  const last = DateTime.fromISO(at, { zone: businessZone }).minus({ days: 1 }).toUTC().toISO() ?? start;
  return last > start ? last : null;
};

const skippedIn = (part: ICAL.Component): readonly string[] => [
  ...new Set(
    part
      .getAllProperties('exdate')
      .flatMap((property) => property.getValues().flatMap((value) => momentOf(property, value) ?? [])),
  ),
];
