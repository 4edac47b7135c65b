import type { UnloadingState } from '#domain/ships/unloading.rules.ts';
import type { Sql } from '../sql.ts';

/** The state of an unloading by its record and its runs, which are the rows of `plumb_line`. */
export async function unloadingState(db: Sql, unloadingId: number): Promise<UnloadingState> {
  const unloading = await db
    .selectFrom('ship_unloading')
    .select(['approved_date', 'status'])
    .where('id', '=', unloadingId)
    .executeTakeFirst();
  const runs = await db
    .selectFrom('plumb_line')
    .select(['id', 'scale_id', 'end_weighting'])
    .where('ship_unloading_id', '=', unloadingId)
    .where('marked_to_delete', '=', false)
    .orderBy('id')
    .execute();
  const open = runs.filter((run) => run.end_weighting === null);
  return {
    approved: unloading !== undefined && unloading.approved_date !== null,
    finished: unloading?.status === 'endWeighting',
    open: open.map((run) => ({ rowId: run.id, scaleId: run.scale_id as number })),
    ended: runs.length - open.length,
  };
}

/** Locks the unloading until the transaction ends. */
export async function lockUnloading(db: Sql, unloadingId: number): Promise<void> {
  await db.selectFrom('ship_unloading').select('id').where('id', '=', unloadingId).forUpdate().execute();
}
