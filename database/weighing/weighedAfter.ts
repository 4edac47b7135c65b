import { sql } from 'kysely';
import { fail } from '#domain/kernel/fail.ts';
import { waitForTurn, type Transaction } from '../transaction.ts';

interface Earlier {
  /** Whether it is a live disposition of the same vehicle, and is not itself weighed after the checked one. */
  readonly isFit: boolean;
  /** Whether another disposition is weighed after it. */
  readonly isTaken: boolean;
}

/**
 * Why a disposition may not be weighed after this earlier one; undefined if it may. The earlier one must be of the same
 * vehicle, and only one disposition may follow it, because its last weight would count twice. It is locked, so that two
 * dispositions cannot choose it at the same moment.
 * @param dispositionId null for a new disposition
 */
export async function whyNotWeighedAfter(
  { weighedAfter, vehicle }: { readonly weighedAfter: unknown; readonly vehicle: unknown },
  dispositionId: number | null,
  tx: Transaction,
): Promise<'weighed_after_unfit' | 'weighed_after_taken' | undefined> {
  if (typeof weighedAfter !== 'number') return undefined;
  await lockDisposition(tx, weighedAfter);
  // Of two dispositions that are written at the same moment, the second sees the first: together they may close a circle.
  await waitForTurn(tx, 'dispositions weighed after others');
  // `earlier` is the chosen disposition and all before it. Another disposition that follows it counts if it was weighed, even if it
  // was deleted afterwards.
  const { rows } = await sql<Earlier>`
    with recursive earlier as (
      select id, weighed_after_id from disposition where id = ${weighedAfter}
      union select d.id, d.weighed_after_id from disposition d join earlier e on d.id = e.weighed_after_id)
    select d.vehicle_id is not distinct from ${vehicle}::int and not d.marked_to_delete
        and d.cars_queue_status is distinct from 'Deleted'
        and not exists (select 1 from earlier where id = ${dispositionId}::int) as "isFit",
      exists (select 1 from disposition o where o.weighed_after_id = d.id and o.id is distinct from ${dispositionId}::int
        and not o.marked_to_delete
        and (o.cars_queue_status is distinct from 'Deleted' or o.number_of_weighted > 0)) as "isTaken"
    from disposition d where d.id = ${weighedAfter}`.execute(tx.sql);
  const [earlier] = rows;
  if (!earlier) return undefined;
  if (!earlier.isFit) return 'weighed_after_unfit';
  return earlier.isTaken ? 'weighed_after_taken' : undefined;
}

/**
 * Refuses to take back the last weight of a disposition if a following disposition was weighed from it. Locks the
 * disposition, as the weighing of the following one does.
 * @throws weighing_went_on
 */
export async function mustNotHaveGoneOn(tx: Transaction, dispositionId: number): Promise<void> {
  await lockDisposition(tx, dispositionId);
  const { rows } = await sql<{ numberStr: string }>`
    select number_str as "numberStr" from disposition
    where weighed_after_id = ${dispositionId} and number_of_weighted > 0 and not marked_to_delete
    order by id limit 1`.execute(tx.sql);
  if (rows[0]) throw fail('weighing_went_on', rows[0]);
}

/**
 * Locks the disposition that is about to be weighed, and then the earlier one it is weighed after, so that the last weight of the
 * earlier one is not taken back meanwhile. The caller locks the delivery note and the weighing record only afterwards: a
 * correction of these papers locks in the same order, so that the two never wait for each other.
 */
export async function lockToWeigh(tx: Transaction, dispositionId: number): Promise<void> {
  const earlier = await lockDisposition(tx, dispositionId);
  if (earlier !== null) await lockDisposition(tx, earlier);
}

/** Locks a disposition. @returns the id of the disposition after which it is weighed */
const lockDisposition = async (tx: Transaction, dispositionId: number): Promise<number | null> => {
  const { rows } = await sql<{ earlier: number | null }>`
    select weighed_after_id as earlier from disposition where id = ${dispositionId} for no key update`.execute(
    tx.sql,
  );
  return rows[0]?.earlier ?? null;
};
