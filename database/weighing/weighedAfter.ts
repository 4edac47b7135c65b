import { sql } from 'kysely';
import { fail, failFields } from '#domain/kernel/fail.ts';
import type { Transaction } from '../transaction.ts';

interface Earlier {
  readonly isItsOwn: boolean;
  readonly isTaken: boolean;
}

/**
 * A vehicle goes on from its own disposition only, and one disposition only goes on from another: its last weight would
 * count twice. The earlier one is held, so that of two that want it the second finds the first.
 * @throws validation_failed
 */
export const goesOnFromItsOwn = async (
  { weighedAfter, vehicle }: { readonly weighedAfter: unknown; readonly vehicle: unknown },
  dispositionId: number | null,
  tx: Transaction,
): Promise<void> => {
  if (typeof weighedAfter !== 'number') return;
  await hold(tx, weighedAfter);
  const { rows } = await sql<Earlier>`
    with recursive earlier as (
      select id, weighed_after_id from disposition where id = ${weighedAfter}
      union select d.id, d.weighed_after_id from disposition d join earlier e on d.id = e.weighed_after_id)
    select d.vehicle_id is not distinct from ${vehicle}::int and not d.marked_to_delete
        and d.cars_queue_status is distinct from 'Deleted'
        and not exists (select 1 from earlier where id = ${dispositionId}::int) as "isItsOwn",
      exists (select 1 from disposition o where o.weighed_after_id = d.id and o.id is distinct from ${dispositionId}::int
        and not o.marked_to_delete
        and (o.cars_queue_status is distinct from 'Deleted' or o.number_of_weighted > 0)) as "isTaken"
    from disposition d where d.id = ${weighedAfter}`.execute(tx.sql);
  const [earlier] = rows;
  if (!earlier) return;
  if (!earlier.isItsOwn) throw failFields([{ field: 'weighedAfter', code: 'weighed_after_unfit' }]);
  if (earlier.isTaken) throw failFields([{ field: 'weighedAfter', code: 'weighed_after_taken' }]);
};

/**
 * The last weight of a disposition from which another was weighed on stands as long as that one does.
 * Holds the disposition, as whoever weighs on from it does.
 * @throws weighing_went_on
 */
export const mustNotHaveGoneOn = async (tx: Transaction, dispositionId: number): Promise<void> => {
  await hold(tx, dispositionId);
  const { rows } = await sql<{ numberStr: string }>`
    select number_str as "numberStr" from disposition
    where weighed_after_id = ${dispositionId} and number_of_weighted > 0 and not marked_to_delete
    order by id limit 1`.execute(tx.sql);
  if (rows[0]) throw fail('weighing_went_on', rows[0]);
};

/**
 * Holds what is about to be weighed, before its note and its ticket as whoever corrects its papers does; and then the
 * disposition that it is weighed on from, whose last weight is not taken back meanwhile.
 */
export const holdToWeigh = async (tx: Transaction, dispositionId: number): Promise<void> => {
  const earlier = await hold(tx, dispositionId);
  if (earlier !== null) await hold(tx, earlier);
};

/** @returns the disposition that this one is weighed on from */
const hold = async (tx: Transaction, dispositionId: number): Promise<number | null> => {
  const { rows } = await sql<{ earlier: number | null }>`
    select weighed_after_id as earlier from disposition where id = ${dispositionId} for no key update`.execute(
    tx.sql,
  );
  return rows[0]?.earlier ?? null;
};
