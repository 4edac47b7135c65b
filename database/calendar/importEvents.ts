import { sql } from 'kysely';
import type { ImportedEvent, ImportResult } from '#domain/calendar/importedEvent.ts';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
import { objectLabel } from '#domain/labels/index.ts';
import { serverFor, type Actor } from '#domain/platform/actor.ts';
import type { Transaction } from '../transaction.ts';
import { lockRow } from '../writing/lockRow.ts';

/** An event of a file, and what became of it. */
export interface EventImport {
  readonly event: ImportedEvent;
  readonly result: ImportResult;
}

/**
 * Puts the events of a file into a calendar that the actor may change, or into a new one of their own. An event is recognised
 * by its `uid`, which is the same in all programs, and a changed date of a series also by that date. A known event is changed
 * and never added twice. A lower version (`sequence`) changes nothing. Each write of an event refuses an actor who may not change
 * the calendar.
 * @param into the calendar; null for a new one
 */
export async function importEvents(
  tx: Transaction,
  actor: Actor,
  into: number | null,
  events: readonly ImportedEvent[],
): Promise<readonly EventImport[]> {
  const calendarId = into ?? (await newCalendar(tx, actor));
  await tx.records.mustSee(actor, 'calendar', calendarId);
  // If two imports go into one calendar at the same moment, the second one sees what the first one added.
  await lockRow(tx.sql, 'calendar', calendarId);
  const results: EventImport[] = [];
  // A series comes before its changed dates, in whatever order the file has them.
  for (const event of events.toSorted(
    (one, other) => Number(one.occurrence !== null) - Number(other.occurrence !== null),
  ))
    results.push({ event, result: await importEvent(tx, actor, calendarId, event) });
  return results;
}

const newCalendar = async (tx: Transaction, actor: Actor): Promise<number> => {
  const name = objectLabel(actor.language, 'calendar').one;
  const { id } = await tx.records.create(actor, 'calendar', { name });
  return id;
};

interface StoredEvent {
  readonly id: number;
  readonly sequence: number;
}

/**
 * The event with this `uid` in a calendar.
 * @param occurrence a date of a series, for its record; null for the series itself, or for an event that does not repeat
 */
const findStored = async (
  tx: Transaction,
  calendarId: number,
  uid: string,
  occurrence: string | null,
): Promise<StoredEvent | undefined> => {
  const { rows } = await sql<StoredEvent>`
    select id, coalesce(sequence, 0) as sequence from calendar_event
    where calendar_id = ${calendarId} and uid = ${uid} and not marked_to_delete
      and occurrence is not distinct from ${occurrence}::timestamptz
    order by id limit 1`.execute(tx.sql);
  return rows[0];
};

const importEvent = async (
  tx: Transaction,
  actor: Actor,
  calendarId: number,
  event: ImportedEvent,
): Promise<ImportResult> => {
  const { uid, sequence, occurrence } = event;
  const stored = await findStored(tx, calendarId, uid, occurrence);
  if (stored && sequence < stored.sequence) return 'older';
  const series = occurrence === null ? undefined : await findStored(tx, calendarId, uid, null);
  if (event.isCanceled) return cancel(tx, actor, event, stored, series);
  const values = valuesOf(event, calendarId);
  if (stored) {
    const record = await tx.records.get(actor, 'calendarEvent', stored.id);
    if (isSame(record, values)) {
      // The higher version is noted although nothing else differs. Otherwise a version between the two that arrives late would
      // change the event back. Events that were organised here count their version themselves.
      if (sequence > stored.sequence && record.organizer === null)
        await noteOrigin(tx, actor, stored.id, { sequence });
      return 'same';
    }
    await tx.records.update(actor, 'calendarEvent', stored.id, values);
    await noteOrigin(tx, actor, stored.id, { sequence });
    return 'changed';
  }
  const { id } = await tx.records.create(actor, 'calendarEvent', values);
  await noteOrigin(tx, actor, id, { uid, sequence, occurrence, series: series?.id ?? null });
  return 'added';
};

/** Removes an event that was called off. If it is one date of a series, the series also skips this date from now on. */
const cancel = async (
  tx: Transaction,
  actor: Actor,
  { occurrence }: ImportedEvent,
  stored: StoredEvent | undefined,
  series: StoredEvent | undefined,
): Promise<ImportResult> => {
  if (stored) await tx.records.changeDeletionMark(actor, 'calendarEvent', stored.id, true);
  if (!series || occurrence === null) return stored ? 'removed' : 'same';
  const record = await tx.records.get(actor, 'calendarEvent', series.id);
  const skipped = momentsOf(record);
  if (skipped.includes(occurrence)) return stored ? 'removed' : 'same';
  await tx.records.update(actor, 'calendarEvent', series.id, {
    skipped: [...skipped, occurrence].map((at) => ({ at })),
  });
  return 'removed';
};

/** Writes where an event comes from. Only the server may write this. */
const noteOrigin = (tx: Transaction, actor: Actor, id: number, values: RecordInput): Promise<void> =>
  tx.records.updateOnly(serverFor(actor.userId), 'calendarEvent', id, values);

const valuesOf = (event: ImportedEvent, calendarId: number): RecordInput => ({
  calendarId,
  title: event.title,
  description: event.description,
  start: event.start,
  end: event.end,
  allDay: event.allDay,
  busy: event.busy,
  repeats: event.repeats,
  skipped: event.skipped.map((at) => ({ at })),
});

const momentsOf = ({ skipped }: AnyRecord): readonly string[] =>
  (skipped as readonly { readonly at: string }[]).map(({ at }) => new Date(at).toISOString());

const compared = ['title', 'description', 'start', 'end', 'allDay', 'busy', 'repeats'] as const;

const isSame = (record: AnyRecord, values: RecordInput): boolean => {
  const written = values.skipped as readonly { readonly at: string }[];
  const [before, after] = [momentsOf(record).toSorted(), written.map(({ at }) => at).toSorted()];
  return (
    compared.every((name) => (record[name] ?? null) === (values[name] ?? null)) &&
    before.join() === after.join()
  );
};
