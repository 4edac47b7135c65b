import { sql } from 'kysely';
import { movedAlike } from '#domain/calendar/seriesChange.rules.ts';
import { isoTime } from '#domain/kernel/time.ts';
import type { Sql } from '../sql.ts';

/** An occurrence of a series that does not take place by the rule: the occurrence was taken out, or is a record of its own. */
export interface ChangedOccurrence {
  readonly seriesId: number;
  /** When it would begin by the rule, ISO in UTC. */
  readonly at: string;
}

/**
 * The occurrences of some series that were taken out or are records of their own, even records that are marked for deletion.
 */
export async function exceptionsOf(
  db: Sql,
  seriesIds: readonly number[],
): Promise<readonly ChangedOccurrence[]> {
  if (seriesIds.length === 0) return [];
  const { rows } = await sql<{ seriesId: number; at: string }>`
    select parent_id as "seriesId", at from calendar_event_skipped where parent_id = any(${seriesIds}::int[])
    union
    select series_id, occurrence from calendar_event
      where series_id = any(${seriesIds}::int[]) and occurrence is not null`.execute(db);
  return rows.map(({ seriesId, at }) => ({ seriesId, at: isoTime(at) }));
}

/** The ids of the occurrences of a series that are records of their own, even of those marked for deletion. */
export async function changedOccurrenceIds(db: Sql, seriesId: number): Promise<readonly number[]> {
  const rows = await db.selectFrom('calendar_event').select('id').where('series_id', '=', seriesId).execute();
  return rows.map(({ id }) => id);
}

/** Locks a series, so that two people do not change the same occurrence of it. */
export async function lockSeries(db: Sql, id: number): Promise<void> {
  await sql`select 1 from calendar_event where id = ${id} for no key update`.execute(db);
}

/** The occurrences that are records of their own and by the rule would begin at `from` or later: their ids and these moments. */
export async function changedFrom(
  db: Sql,
  seriesId: number,
  from: string,
): Promise<readonly { readonly id: number; readonly at: string }[]> {
  const rows = await db
    .selectFrom('calendar_event')
    .select(['id', 'occurrence as at'])
    .where('series_id', '=', seriesId)
    .where('occurrence', '>=', from)
    .orderBy('id')
    .execute();
  return rows.flatMap(({ id, at }) => (at === null ? [] : [{ id, at: isoTime(at) }]));
}

/** What a guest has answered to one date of a series. */
export interface GivenAnswer {
  readonly email: string;
  readonly answer: string;
  readonly answeredAt: string;
  /** The address of the person who answered in the name of the guest; null if the guest answered. */
  readonly answeredBy: string | null;
}

/** Removes the answers to one date of a series from the series, and returns them. */
export async function removeDateAnswers(
  db: Sql,
  seriesId: number,
  at: string,
): Promise<readonly GivenAnswer[]> {
  const { rows } = await sql<Omit<GivenAnswer, 'answeredAt'> & { readonly answeredAt: Date }>`
    delete from calendar_event_date_answers where parent_id = ${seriesId} and at = ${at}
    returning email, answer, answered_at as "answeredAt", answered_by as "answeredBy"`.execute(db);
  return rows.map(({ answeredAt, ...row }) => ({ ...row, answeredAt: isoTime(answeredAt) }));
}

/** Moves the exceptions of a series in the same way as its first time was moved: from `from` to `to`, ISO in UTC. */
export async function moveExceptions(db: Sql, seriesId: number, from: string, to: string): Promise<void> {
  const skipped = await db
    .selectFrom('calendar_event_skipped')
    .select(['id', 'at'])
    .where('parent_id', '=', seriesId)
    .execute();
  for (const { id, at } of skipped)
    await db
      .updateTable('calendar_event_skipped')
      .set({ at: movedAlike(isoTime(at), from, to) })
      .where('id', '=', id)
      .execute();
  const beforeAllEvents = new Date(0).toISOString();
  for (const { id, at } of await changedFrom(db, seriesId, beforeAllEvents))
    await db
      .updateTable('calendar_event')
      .set({ occurrence: movedAlike(at, from, to) })
      .where('id', '=', id)
      .execute();
}

/**
 * Gives the exceptions of the series `from` that lie at the moment `at` or later to the series `to`, which continues it. They are
 * moved in the same way as `at` was moved to `start`. The series are given by their ids, the moments as ISO in UTC.
 */
export async function moveExceptionsToSeries(
  db: Sql,
  { from: fromSeries, to: toSeries }: { readonly from: number; readonly to: number },
  at: string,
  start: string,
): Promise<void> {
  await db
    .updateTable('calendar_event_skipped')
    .set({ parent_id: toSeries })
    .where('parent_id', '=', fromSeries)
    .where('at', '>=', at)
    .execute();
  await db
    .updateTable('calendar_event')
    .set({ series_id: toSeries })
    .where('series_id', '=', fromSeries)
    .where('occurrence', '>=', at)
    .execute();
  if (at !== start) await moveExceptions(db, toSeries, at, start);
}
