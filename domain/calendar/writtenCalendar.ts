import ical, {
  ICalEventBusyStatus,
  ICalEventTransparency,
  type ICalCalendar,
  type ICalCalendarMethod,
  type ICalEvent,
} from 'ical-generator';
import { DateTime } from 'luxon';
import type { Language } from '../kernel/language.ts';
import { businessZone } from '../kernel/time.ts';
import { inWarsaw } from '../kernel/warsawDay.ts';
import type { RecordNamed } from '../objects.ts';
import { businessTimeZone } from './businessTimeZone.ts';
import { ruleForPrograms } from './occurrences.rules.ts';

export type WrittenEvent = RecordNamed<'calendarEvent'>;

/** An empty iCalendar (RFC 5545) in the time zone of Warsaw. Its text will contain the rules of that zone. */
export function emptyCalendar(method: ICalCalendarMethod, language: Language): ICalCalendar {
  return ical({
    prodId: { company: 'Keja', product: 'Calendar', language: language.toUpperCase() },
    method,
    timezone: { name: null, generator: () => businessTimeZone },
  });
}

/** What an iCalendar says of an event besides the fields of its record. */
interface EventDetails {
  /** The id of the event in all calendar programs. A changed occurrence has the id of its series. */
  readonly uid: string;
  readonly sequence: number;
  /** The moments (ISO) at which skipped occurrences would begin. */
  readonly leftOut: readonly string[];
  /** Whether the event, or the series that it belongs to, is of whole days. */
  readonly isOfWholeDays: boolean;
}

/** Puts an event into an iCalendar. */
export function addEvent(
  calendar: ICalCalendar,
  event: WrittenEvent,
  { uid, sequence, leftOut, isOfWholeDays }: EventDetails,
): ICalEvent {
  const [created, changed] = [DateTime.fromISO(event.createdAt), DateTime.fromISO(event.updatedAt)];
  const { busy } = event;
  return calendar.createEvent({
    id: uid,
    summary: event.title,
    description: event.description ?? null,
    stamp: changed,
    created,
    lastModified: changed,
    sequence,
    transparency: busy ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    busystatus: busy ? ICalEventBusyStatus.BUSY : ICalEventBusyStatus.FREE,
    ...(isOfWholeDays ? {} : { timezone: businessZone }),
    ...whenOf(event),
    ...(event.repeats ? { repeating: repetitionOf(event, event.repeats, leftOut) } : {}),
    ...(event.occurrence ? { recurrenceId: inWarsaw(event.occurrence) } : {}),
  });
}

/** The text of an iCalendar; equal events give equal text. Changed occurrences of whole days are named by their days. */
export function calendarText(calendar: ICalCalendar): string {
  return calendar.toString().replaceAll(momentOfOccurrence, (_line, moment: string) => {
    const at = DateTime.fromFormat(moment, "yyyyMMdd'T'HHmmss'Z'", { zone: 'utc' });
    return `RECURRENCE-ID;VALUE=DATE:${at.setZone(businessZone).toFormat('yyyyMMdd')}`;
  });
}

/**
 * The line of the moment at which a changed occurrence of whole days would begin. The library writes it in UTC, as
 * `RECURRENCE-ID:20261101T230000Z`, but calendar programs look for a day.
 */
const momentOfOccurrence = /^RECURRENCE-ID:(\d{8}T\d{6}Z)/gm;

/** The start and the end for calendar programs, which write the day after the last one as the end of whole days. */
const whenOf = ({ start, end, allDay }: WrittenEvent) => {
  if (!allDay) return { start: inWarsaw(start), ...(end ? { end: inWarsaw(end) } : {}) };
  const last = inWarsaw(end ?? start).startOf('day');
  return { start: inWarsaw(start).startOf('day'), end: last.plus({ days: 1 }), allDay: true };
};

/** The lines of an iCalendar that say when an event repeats, and at which moments it does not take place. */
const repetitionOf = ({ allDay }: WrittenEvent, repeats: string, leftOut: readonly string[]): string => {
  const at = (moment: string): string => inWarsaw(moment).toFormat(allDay ? 'yyyyMMdd' : "yyyyMMdd'T'HHmmss");
  const kind = allDay ? 'VALUE=DATE' : `TZID=${businessZone}`;
  return [
    `RRULE:${ruleForPrograms({ allDay, repeats })}`,
    ...leftOut.toSorted().map((moment) => `EXDATE;${kind}:${at(moment)}`),
  ].join('\n');
};
