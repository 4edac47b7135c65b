import { ICalCalendarMethod } from 'ical-generator';
import { DateTime } from 'luxon';
import {
  addEvent,
  calendarText,
  emptyCalendar,
  type WrittenEvent,
} from '#domain/calendar/writtenCalendar.ts';
import type { Language } from '#domain/kernel/language.ts';
import { objectLabel } from '#domain/labels/index.ts';
import { recordLink } from '#domain/platform/recordLink.ts';

interface FeedContext {
  readonly language: Language;
  readonly publicUrl: string;
}

/**
 * Events as an iCalendar that programs subscribe to.
 * @param leftOut by the id of a repeated event: the starts (ISO) of those of its occurrences that do not take place
 */
export function eventCalendar(
  events: readonly WrittenEvent[],
  leftOut: ReadonlyMap<number, readonly string[]>,
  { language, publicUrl }: FeedContext,
): string {
  const calendar = emptyCalendar(ICalCalendarMethod.PUBLISH, language);
  // The ttl tells programs to read the feed again after a quarter of an hour.
  calendar.name(`Keja: ${objectLabel(language, 'calendarEvent').many}`).ttl(15 * 60);
  // A changed date is written in the form of its series: as a day, or as a time.
  const allDayById = new Map(events.map(({ id, allDay }) => [id, allDay]));
  for (const event of events) {
    const seriesId = event.series?.id ?? event.id;
    addEvent(calendar, event, {
      uid: event.uid ?? `event-${seriesId}@${new URL(publicUrl).hostname}`,
      sequence: secondsChanged(event),
      leftOut: leftOut.get(event.id) ?? [],
      isOfWholeDays: allDayById.get(seriesId) ?? event.allDay,
    }).url(recordLink(publicUrl, 'calendarEvent', event.id));
  }
  return calendarText(calendar);
}

/**
 * The seconds from the creation of an event to its last change, as the number of its version: of two versions of one event a
 * calendar program keeps the one with the higher number.
 */
const secondsChanged = ({ createdAt, updatedAt }: WrittenEvent): number =>
  Math.floor(DateTime.fromISO(updatedAt).diff(DateTime.fromISO(createdAt), 'seconds').seconds);
