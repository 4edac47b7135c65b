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
  /** An iCalendar names the dates of a series of whole days by days, and the dates of any other series by moments. */
  readonly isOfWholeDays: boolean;
}

/** A letter contains at most so many changed occurrences, the last ones. Of the others guests were told when they were changed. */
const mostChanged = 50;

/** What differs in a series; for a changed occurrence only whether its series is of whole days. */
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
  const changedAt = new Set(rows.map(({ occurrence }) => isoTime(String(occurrence))));
  const exceptions = await exceptionsOf(tx.sql, [id]);
  return {
    changed,
    leftOut: exceptions.map(({ at }) => at).filter((at) => !changedAt.has(at)),
    isOfWholeDays: allDay === true,
  };
}
