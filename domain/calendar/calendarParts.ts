import ICAL from 'ical.js';
import { DateTime, IANAZone } from 'luxon';
import { fail } from '../kernel/fail.ts';
import { businessZone, isStorableDay } from '../kernel/time.ts';
import { importLimits } from './importedEvent.ts';

/** The calendars in an iCalendar text. @throws calendar_unreadable if there is none */
export function calendarsIn(content: string): readonly ICAL.Component[] {
  try {
    if (hasEndlessHead(content)) throw fail('calendar_unreadable');
    // Some programs begin a file with a byte order mark (U+FEFF), which the parser does not know. The parser gives one calendar
    // as a list that begins with its name, and several calendars as a list of such lists.
    const parsed = ICAL.parse(content.replace(/^\uFEFF/, '')) as unknown[];
    const components = typeof parsed[0] === 'string' ? [parsed] : (parsed as unknown[][]);
    const calendars = components
      .map((jCal) => new ICAL.Component(jCal))
      .filter(({ name }) => name === 'vcalendar');
    if (calendars.length > 0) return calendars;
  } catch {
    // The details of the error would not help a person who chose a wrong file.
  }
  throw fail('calendar_unreadable');
}

/**
 * Whether the name and the parameters of a property are so long that reading them would block the server. Quoted parts do not
 * count, because they are read fast. A line that begins with a blank continues the line before it.
 */
const hasEndlessHead = (content: string): boolean =>
  content
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .some((line) => {
      const unquoted = line.replaceAll(/"[^"]*"/g, '');
      const head = unquoted.indexOf(':');
      return (head === -1 ? unquoted.length : head) > importLimits.head;
    });

/** The text of a property; empty if there is none. */
export function propertyText(part: ICAL.Component, name: string): string {
  return String(part.getFirstPropertyValue(name) ?? '').trim();
}

/**
 * The moment that one value of a property means, ISO in UTC; undefined if the value is no date or cannot be stored. Days, and times
 * without a zone or with an unknown one, are in the time of Warsaw.
 */
export function momentOf(property: ICAL.Property, value: unknown): string | undefined {
  if (!(value instanceof ICAL.Time)) return undefined;
  const { year, month, day, hour, minute, second, isDate } = value;
  const dateParts = isDate ? { year, month, day } : { year, month, day, hour, minute, second };
  const zone = String(property.getParameter('tzid') ?? '');
  const isKnown = IANAZone.isValidZone(zone);
  // Outlook names zones in its own way and describes them in the file. Without a description the library uses `localTimezone`.
  const isDescribed = zone !== '' && !isKnown && value.zone !== ICAL.Timezone.localTimezone;
  if (!isDate && (value.zone === ICAL.Timezone.utcTimezone || isDescribed))
    return isoMoment(value.toJSDate());
  const local = DateTime.fromObject(dateParts, { zone: isDate || !isKnown ? businessZone : zone });
  return local.isValid ? isoMoment(local.toJSDate()) : undefined;
}

/** A moment as ISO text; undefined if it is invalid, or if the database cannot store its year. */
export function isoMoment(date: Date): string | undefined {
  const isoText = Number.isNaN(date.getTime()) ? undefined : date.toISOString();
  return isoText !== undefined && isStorableDay(isoText) ? isoText : undefined;
}
