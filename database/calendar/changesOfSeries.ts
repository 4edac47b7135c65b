import type { WrittenEvent } from '#domain/calendar/writtenCalendar.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { isoTime } from '#domain/kernel/time.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { Transaction } from '../transaction.ts';
import { exceptionsOf } from './series.ts';

/** What differs from the rule of a series. */
export interface SeriesChanges {
  /** The occurrences that are records of their own. */
  readonly changed: readonly WrittenEvent[];
  /** When the occurrences that do not take place would begin, ISO. */
  readonly leftOut: readonly string[];
  /** Whether the events of the series last whole days: an iCalendar then names their dates by days, otherwise by moments. */
  readonly isOfWholeDays: boolean;
}

/**
 * A letter contains at most so many changed occurrences, the last ones. Guests got a letter about each of the others when it
 * changed.
 */
const mostChanged = 50;

/**
 * What differs from the rule of the series that `event` begins. The lists are empty for an event that does not repeat and for an
 * occurrence that is a record of its own; for the occurrence, `isOfWholeDays` is about its series.
 */
export async function changesOfSeries(tx: Transaction, event: AnyRecord): Promise<SeriesChanges> {
  const { id, seriesId, repeats, allDay } = event;
  if (typeof seriesId === 'number') {
    const series = await tx.records.get(systemActor, 'calendarEvent', seriesId);
    return { changed: [], leftOut: [], isOfWholeDays: series.allDay === true };
  }
  if (typeof repeats !== 'string') return { changed: [], leftOut: [], isOfWholeDays: allDay === true };
  const rows = await tx.sql
    .selectFrom('calendar_event')
    .select(['id', 'occurrence'])
    .where('series_id', '=', id)
    .where('marked_to_delete', '=', false)
    .orderBy('occurrence', 'desc')
    .execute();
  const changed: WrittenEvent[] = [];
  for (const row of rows.slice(0, mostChanged))
    changed.push((await tx.records.get(systemActor, 'calendarEvent', row.id)) as unknown as WrittenEvent);
  // `exceptionsOf` also gives the changed occurrences. They take place, so they are not left out.
  const changedAt = new Set(rows.map(({ occurrence }) => isoTime(String(occurrence))));
  const exceptions = await exceptionsOf(tx.sql, [id]);
  return {
    changed,
    leftOut: exceptions.map(({ at }) => at).filter((at) => !changedAt.has(at)),
    isOfWholeDays: allDay === true,
  };
}
