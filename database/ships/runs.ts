import { sql } from 'kysely';
import type { Sql } from '../sql.ts';

/**
 * The ids of the runs of an unloading, in their order. A run is one row of `plumb_line`: weighings of an unloading on one scale
 * that follow one another. The run is open until it has an end.
 */
export async function runsOf(db: Sql, unloadingId: number): Promise<readonly number[]> {
  const runs = await ofUnloading(db, unloadingId).select('id').orderBy('id').execute();
  return runs.map(({ id }) => id);
}

/** What the runs of an unloading weigh together, in tonnes. */
export async function netOfRuns(db: Sql, unloadingId: number): Promise<string> {
  const { net } = await ofUnloading(db, unloadingId)
    .select((eb) => sql<string>`coalesce(sum(${eb.ref('netto')}), 0)::numeric(15,3)::text`.as('net'))
    .executeTakeFirstOrThrow();
  return net;
}

/** The name of a box that a run of an unloading has filled, other than the kept ones; undefined if there is none. */
export async function boxUsedBeside(
  db: Sql,
  unloadingId: number,
  keptBoxIds: readonly number[],
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select b.name from plumb_line p join box b on b.id = p.box_id
    where p.ship_unloading_id = ${unloadingId} and not p.marked_to_delete and b.id <> all(${[...keptBoxIds]}::int[])
    order by p.id limit 1`.execute(db);
  return rows[0]?.name;
}

/** Deletes a run that has not ended. */
export async function dropOpenRun(db: Sql, runId: number): Promise<void> {
  await db.deleteFrom('plumb_line').where('id', '=', runId).where('end_weighting', 'is', null).execute();
}

/**
 * Locks a scale, so that two people who begin a run on it wait for each other.
 * @returns the number of the unloading whose run is open on the scale, null if it has no number; undefined if the scale is free
 */
export async function lockScale(
  db: Sql,
  scaleId: number,
): Promise<{ readonly number: string | null } | undefined> {
  await db.selectFrom('scale').select('id').where('id', '=', scaleId).forUpdate().execute();
  return db
    .selectFrom('plumb_line as p')
    .leftJoin('ship_unloading as u', 'u.id', 'p.ship_unloading_id')
    .select('u.number_str as number')
    .where('p.scale_id', '=', scaleId)
    .where('p.end_weighting', 'is', null)
    .where('p.marked_to_delete', '=', false)
    .executeTakeFirst();
}

/** The number of the next run of an unloading; the first run has 1. The number of a run marked for deletion is not used again. */
export async function nextRunNumber(db: Sql, unloadingId: number): Promise<number> {
  const { last } = await db
    .selectFrom('plumb_line')
    .select((eb) => eb.fn.max('number').as('last'))
    .where('ship_unloading_id', '=', unloadingId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** The delivery note of a weighing; undefined if there is none. `placed`: the note names a warehouse for the goods. */
export async function noteOfWeighing(
  db: Sql,
  weighingRecordId: number,
): Promise<{ readonly id: number; readonly confirmed: boolean; readonly placed: boolean } | undefined> {
  const note = await db
    .selectFrom('delivery_note')
    .select(['id', 'confirmed', 'warehouse_from_id', 'warehouse_to_id'])
    .where('weighing_record_id', '=', weighingRecordId)
    .where('marked_to_delete', '=', false)
    .executeTakeFirst();
  return (
    note && {
      id: note.id,
      confirmed: note.confirmed,
      placed: (note.warehouse_from_id ?? note.warehouse_to_id) !== null,
    }
  );
}

/** A query of the runs of an unloading that are not marked for deletion. */
const ofUnloading = (db: Sql, unloadingId: number) =>
  db
    .selectFrom('plumb_line')
    .where('ship_unloading_id', '=', unloadingId)
    .where('marked_to_delete', '=', false);
