import { DateTime } from 'luxon';
import type { Database } from '#database/connect.ts';
import { notInRemovedCalendar } from '#database/calendar/removedCalendars.ts';
import { exceptionsOf } from '#database/calendar/series.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { writtenFilter, type FilterPart } from '#domain/platform/filterParts.ts';
import { findRecords } from '../records/findRecords.ts';
import { eventCalendar } from './eventCalendar.ts';
import type { WrittenEvent } from '#domain/calendar/writtenCalendar.ts';

/** Events that ended longer ago than this are left out. */
const keptFor = { years: 1 };

/** The events of a person's own calendars and those that they attend, as an iCalendar. */
export async function ownEventCalendar(database: Database, actor: Actor, publicUrl: string): Promise<string> {
  const userId = actor.userId;
  const ownFilter: readonly FilterPart[] = [{ fieldPath: 'calendar.user', operator: 'eq', value: userId }];
  const attendedFilter: readonly FilterPart[] = [
    { fieldPath: 'attendees.user', operator: 'eq', value: userId },
  ];
  const currentFilter = [...currentEvents(), ...(await notInRemovedCalendar(database.sql))];
  const readEvents = (parts: readonly FilterPart[]) =>
    findRecords(database, actor, 'calendarEvent', {
      markedToDelete: false,
      ...writtenFilter([...parts, ...currentFilter]),
    });
  // Two queries instead of one with "or". A guest may not see the calendar of the event, and a condition on a record that a
  // reader may not see is never true.
  const ownAndAttended = [...(await readEvents(ownFilter)), ...(await readEvents(attendedFilter))];
  const events = [...new Map(ownAndAttended.map((event) => [event.id, event])).values()];
  const context = { language: actor.language, publicUrl };
  return eventCalendar(events as unknown as WrittenEvent[], await leftOutOf(database, events), context);
}

/** The events that ended less than a year ago or have not ended, and whose series, if they have one, was not removed. */
const currentEvents = (): readonly FilterPart[] => [
  {
    or: [
      {
        fieldPath: 'lastsUntil',
        operator: 'gte',
        value: DateTime.utc().minus(keptFor).startOf('day').toISO(),
      },
      { fieldPath: 'lastsUntil', operator: 'notFilled' },
    ],
  },
  {
    or: [
      { fieldPath: 'series', operator: 'notFilled' },
      { fieldPath: 'series.markedToDelete', operator: 'eq', value: false },
    ],
  },
];

/**
 * The occurrences that do not take place, by the id of their series: those that were taken out, and those that were changed by
 * themselves and then removed.
 */
const leftOutOf = async (
  database: Database,
  events: readonly AnyRecord[],
): Promise<ReadonlyMap<number, readonly string[]>> => {
  const series = events.filter(({ repeats }) => typeof repeats === 'string').map(({ id }) => id);
  // An occurrence that was changed by itself and not removed is one of the events, so it takes place.
  const changed = new Set(
    events.map(({ seriesId, occurrence }) => `${Number(seriesId)} ${String(occurrence)}`),
  );
  const leftOut = new Map<number, string[]>();
  for (const { seriesId, at } of await exceptionsOf(database.sql, series)) {
    if (changed.has(`${seriesId} ${at}`)) continue;
    leftOut.set(seriesId, [...(leftOut.get(seriesId) ?? []), at]);
  }
  return leftOut;
};
