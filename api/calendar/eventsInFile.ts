import ICAL from 'ical.js';
import { DateTime, IANAZone } from 'luxon';
import { importLimits, type ImportedEvent } from '#domain/calendar/importedEvent.ts';
import { fail } from '#domain/kernel/fail.ts';
import { readRule, writtenRule } from '#domain/kernel/recurrence.ts';
import { businessZone } from '#domain/kernel/time.ts';

/** The events of a file, and the titles of those that cannot be kept here: they repeat in a way that no rule of Keja has. */
export interface EventsInFile {
  readonly events: readonly ImportedEvent[];
  readonly leftOut: readonly string[];
}

/**
 * Reads a file of a calendar program (RFC 5545).
 * @throws calendar_unreadable for what is no such file, calendar_too_large for more than 500 events
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

const calendarsIn = (content: string): readonly ICAL.Component[] => {
  try {
    if (hasEndlessHead(content)) throw fail('calendar_unreadable');
    // A file may hold several calendars one after another.
    const parsed = ICAL.parse(content.replace(/^\uFEFF/, '')) as unknown[];
    const all = typeof parsed[0] === 'string' ? [parsed] : (parsed as unknown[][]);
    const calendars = all
      .map((one) => new ICAL.Component(one as never))
      .filter(({ name }) => name === 'vcalendar');
    if (calendars.length > 0) return calendars;
  } catch {
    // What went wrong in the text helps nobody who chose the wrong file.
  }
  throw fail('calendar_unreadable');
};

/** Whether a property has a name and parameters so long that they would hold up the server; what is quoted reads fast. */
const hasEndlessHead = (content: string): boolean =>
  content
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .some((line) => {
      const open = line.replaceAll(/"[^"]*"/g, '');
      const head = open.indexOf(':');
      return (head === -1 ? open.length : head) > importLimits.head;
    });

const isCancelling = (calendar: ICAL.Component): boolean => wordOf(calendar, 'method') === 'CANCEL';

const wordOf = (part: ICAL.Component, name: string): string =>
  String(part.getFirstPropertyValue(name) ?? '').trim();

const titleOf = (part: ICAL.Component): string => (wordOf(part, 'summary') || '–').slice(0, 255);

/** Undefined for an event without a name or a time, and for one whose repetition is not known here. */
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

/** A program names the day after the last one as the end of whole days. */
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

/** A time in the zone that it names; days, and times without a zone, are those of Warsaw. */
const momentOf = (property: ICAL.Property, value: unknown): string | undefined => {
  if (!(value instanceof ICAL.Time)) return undefined;
  const { year, month, day, hour, minute, second, isDate } = value;
  const at = isDate ? { year, month, day } : { year, month, day, hour, minute, second };
  const zone = String(property.getParameter('tzid') ?? '');
  const isNamedInFile = zone !== '' && !IANAZone.isValidZone(zone);
  // Outlook names zones in its own way and describes them in the file.
  if (!isDate && (value.zone === ICAL.Timezone.utcTimezone || isNamedInFile)) return iso(value.toJSDate());
  const local = DateTime.fromObject(at, { zone: isDate || zone === '' ? businessZone : zone });
  return local.isValid ? iso(local.toJSDate()) : undefined;
};

const iso = (date: Date): string | undefined =>
  Number.isNaN(date.getTime()) ? undefined : date.toISOString();
