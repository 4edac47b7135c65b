import ical, {
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventTransparency,
  type ICalCalendar,
} from 'ical-generator';
import { DateTime } from 'luxon';
import { ruleForPrograms } from '#domain/calendar/occurrences.rules.ts';
import type { Language } from '#domain/kernel/language.ts';
import { businessZone } from '#domain/kernel/time.ts';
import { objectLabel } from '#domain/labels/index.ts';
import type { RecordNamed } from '#domain/objects.ts';
import { recordLink } from '#domain/platform/recordLink.ts';
import { businessTimeZone } from './businessTimeZone.ts';

export type EventInFeed = RecordNamed<'calendarEvent'>;

interface FeedWords {
  readonly language: Language;
  readonly publicUrl: string;
}

/**
 * Events as an iCalendar (RFC 5545) in the time of Warsaw, whose rules the text carries; equal events give equal text.
 * @param leftOut when the occurrences of repeated events would begin that do not take place, ISO, by the id of the event
 */
export function eventCalendar(
  events: readonly EventInFeed[],
  leftOut: ReadonlyMap<number, readonly string[]>,
  { language, publicUrl }: FeedWords,
): string {
  const calendar = ical({
    name: `Keja: ${objectLabel(language, 'calendarEvent').many}`,
    prodId: { company: 'Keja', product: 'Calendar', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator: () => businessTimeZone },
    ttl: 15 * 60,
  });
  const whole = new Map(events.map(({ id, allDay }) => [id, allDay]));
  for (const event of events)
    addEvent(calendar, event, {
      leftOut: leftOut.get(event.id) ?? [],
      isOfWholeDays: whole.get(event.series?.id ?? event.id) ?? event.allDay,
      publicUrl,
    });
  return calendar.toString().replaceAll(wholeDayMoved, (_line, moment: string) => {
    const at = DateTime.fromFormat(moment, "yyyyMMdd'T'HHmmss'Z'", { zone: 'utc' });
    return `RECURRENCE-ID;VALUE=DATE:${at.setZone(businessZone).toFormat('yyyyMMdd')}`;
  });
}

/** The library names an occurrence of whole days by a moment in UTC; programs look for a day. */
const wholeDayMoved = /^RECURRENCE-ID:(\d{8}T\d{6}Z)/gm;

interface EventPlace {
  readonly leftOut: readonly string[];
  /** Whether the event, or the series that it belongs to, is of whole days. */
  readonly isOfWholeDays: boolean;
  readonly publicUrl: string;
}

const addEvent = (
  calendar: ICalCalendar,
  event: EventInFeed,
  { leftOut, isOfWholeDays, publicUrl }: EventPlace,
): void => {
  const [created, changed] = [DateTime.fromISO(event.createdAt), DateTime.fromISO(event.updatedAt)];
  const { busy } = event;
  calendar.createEvent({
    // A changed occurrence has the name of its series, and its own time in RECURRENCE-ID.
    id: event.uid ?? `event-${event.series?.id ?? event.id}@${new URL(publicUrl).hostname}`,
    summary: event.title,
    description: event.description ?? null,
    url: recordLink(publicUrl, 'calendarEvent', event.id),
    stamp: changed,
    created,
    lastModified: changed,
    // Of two versions of one event a calendar program keeps the one with the higher number.
    sequence: Math.floor(changed.diff(created, 'seconds').seconds),
    transparency: busy ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    busystatus: busy ? ICalEventBusyStatus.BUSY : ICalEventBusyStatus.FREE,
    ...(isOfWholeDays ? {} : { timezone: businessZone }),
    ...whenOf(event),
    ...(event.repeats ? { repeating: repetitionOf(event, event.repeats, leftOut) } : {}),
    ...(event.occurrence ? { recurrenceId: local(event.occurrence) } : {}),
  });
};

const local = (at: string): DateTime => DateTime.fromISO(at, { zone: businessZone });

/** The end of whole days is the day after the last one. */
const whenOf = ({ start, end, allDay }: EventInFeed) => {
  if (!allDay) return { start: local(start), ...(end ? { end: local(end) } : {}) };
  const last = local(end ?? start).startOf('day');
  return { start: local(start).startOf('day'), end: last.plus({ days: 1 }), allDay: true };
};

const repetitionOf = ({ allDay }: EventInFeed, repeats: string, leftOut: readonly string[]): string => {
  const at = (moment: string): string => local(moment).toFormat(allDay ? 'yyyyMMdd' : "yyyyMMdd'T'HHmmss");
  const kind = allDay ? 'VALUE=DATE' : `TZID=${businessZone}`;
  return [
    `RRULE:${ruleForPrograms({ allDay, repeats })}`,
    ...leftOut.toSorted().map((moment) => `EXDATE;${kind}:${at(moment)}`),
  ].join('\n');
};
