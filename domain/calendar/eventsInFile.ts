import ICAL from 'ical.js';
import { calendarsIn, isoMoment, momentOf, propertyText } from './calendarParts.ts';
import { importLimits, type ImportedEvent } from './importedEvent.ts';
import { momentOfUntil } from './occurrences.rules.ts';
import { fail } from '../kernel/fail.ts';
import { readRule, writtenRule } from '../kernel/recurrence.ts';
import { beginningOf } from '../kernel/shortText.ts';
import { inWarsaw } from '../kernel/warsawDay.ts';

/** How many characters the fields of an event hold: its rule of repetition, its title or its id, its description. */
const longestRule = 300;
const longestTitleOrId = 255;
const longestDescription = 10_000;

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

const isCancelling = (calendar: ICAL.Component): boolean => propertyText(calendar, 'method') === 'CANCEL';

const titleOf = (part: ICAL.Component): string =>
  beginningOf(propertyText(part, 'summary') || '–', longestTitleOrId);

/**
 * Reads one event; undefined if it has no id or no readable date, if it repeats in a way that Keja does not know, or if its
 * repetition is over before it begins, as programs write a series that was cut before its first date.
 */
const eventOf = (part: ICAL.Component, isCanceled: boolean): ImportedEvent | undefined => {
  const uid = propertyText(part, 'uid');
  const startProperty = part.getFirstProperty('dtstart');
  const start = startProperty && momentOf(startProperty, startProperty.getFirstValue());
  const writtenRecurrence = part.getFirstPropertyValue('rrule');
  const rule = writtenRecurrence === null ? undefined : readRule(String(writtenRecurrence));
  // Programs write the parts of a rule in any order, which is no change of the event.
  const repeats = rule ? writtenRule(rule) : null;
  const isKnownRule = writtenRecurrence === null || (repeats !== null && repeats.length <= longestRule);
  // `rdate` lists single dates of a series, which Keja does not know.
  const isRepeatable = isKnownRule && !part.hasProperty('rdate');
  const skipped = skippedIn(part);
  if (!uid || uid.length > longestTitleOrId || !start || !isRepeatable) return undefined;
  if (skipped.length > importLimits.skipped) return undefined;
  if (rule?.until !== undefined && momentOfUntil(rule.until) < start) return undefined;
  const recurrenceId = part.getFirstProperty('recurrence-id');
  const occurrence = recurrenceId ? momentOf(recurrenceId, recurrenceId.getFirstValue()) : null;
  // A date that cannot be read must not become a change of the whole series.
  if (occurrence === undefined) return undefined;
  const allDay = (startProperty.getFirstValue() as ICAL.Time).isDate;
  const description = [propertyText(part, 'description'), propertyText(part, 'location')]
    .filter(Boolean)
    .join('\n');
  return {
    uid,
    // The limit keeps the number within the integers of the database.
    sequence: Math.min(Math.max(0, Number(part.getFirstPropertyValue('sequence')) || 0), 2_000_000_000),
    occurrence,
    title: titleOf(part),
    description: beginningOf(description, longestDescription) || null,
    start,
    end: endOf(part, start, allDay),
    allDay,
    busy: propertyText(part, 'transp') !== 'TRANSPARENT',
    repeats,
    skipped,
    isCanceled: isCanceled || propertyText(part, 'status') === 'CANCELLED',
  };
};

/** The end of an event; null if it has none. Calendar programs write the day after the last one as the end of whole days. */
const endOf = (part: ICAL.Component, start: string, allDay: boolean): string | null => {
  const end = part.getFirstProperty('dtend');
  const duration = part.getFirstPropertyValue('duration');
  const seconds = duration instanceof ICAL.Duration ? duration.toSeconds() : undefined;
  const endByDuration = () =>
    seconds === undefined ? undefined : isoMoment(new Date(Date.parse(start) + seconds * 1000));
  const at = end ? momentOf(end, end.getFirstValue()) : endByDuration();
  if (!at || at <= start) return null;
  if (!allDay) return at;
  const last = inWarsaw(at).minus({ days: 1 }).toUTC().toISO() ?? start;
  return last > start ? last : null;
};

/** The moments of the dates on which a series does not take place, each once. */
const skippedIn = (part: ICAL.Component): readonly string[] => [
  ...new Set(
    part
      .getAllProperties('exdate')
      .flatMap((property) => property.getValues().flatMap((value) => momentOf(property, value) ?? [])),
  ),
];
