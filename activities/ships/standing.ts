import { sql } from 'kysely';
import type { Sql } from '#database/sql.ts';
import type { Transaction } from '#database/transaction.ts';
import { fail } from '#domain/kernel/fail.ts';
import { isSameUnloading, type UnloadingState } from '#domain/ships/unloading.rules.ts';
import type { UnloadingStep } from '#workflows/ships/shipUnloading.activities.ts';

interface Row {
  readonly approved: boolean;
  readonly finished: boolean;
}
interface RunRow {
  readonly id: number;
  readonly scale_id: number;
  readonly ended: boolean;
}

/** Where an unloading stands by its record and the rows of its plumb line. */
export const standingOf = async (db: Sql, unloadingId: number): Promise<UnloadingState> => {
  const unloading = await sql<Row>`
    select approved_date is not null as approved, status is not distinct from 'endWeighting' as finished
    from ship_unloading where id = ${unloadingId}`.execute(db);
  const { rows } = await sql<RunRow>`
    select id, scale_id, end_weighting is not null as ended from plumb_line
    where ship_unloading_id = ${unloadingId} and not marked_to_delete order by id`.execute(db);
  return {
    approved: unloading.rows[0]?.approved === true,
    finished: unloading.rows[0]?.finished === true,
    open: rows.filter(({ ended }) => !ended).map((row) => ({ rowId: row.id, scaleId: row.scale_id })),
    ended: rows.filter(({ ended }) => ended).length,
  };
};

/**
 * Holds the record where the step comes from. A step of a task that the server gave up may come after those of the task
 * that it gave out instead: it must neither end nor approve what was taken up again.
 */
export const mustStandAt = async (tx: Transaction, { unloadingId, from }: UnloadingStep): Promise<void> => {
  await sql`select 1 from ship_unloading where id = ${unloadingId} for update`.execute(tx.sql);
  if (!from || isSameUnloading(from, await standingOf(tx.sql, unloadingId))) return;
  throw fail('unloading_moved_on', { id: unloadingId });
};
