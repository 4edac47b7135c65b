import type { Sql } from '../sql.ts';

/**
 * How far a process instance has come: the id of the last step in its history, 0 before the first. A caller that saw an earlier
 * revision is refused. Comments of people are lines without a step, and do not count.
 */
export async function revisionOf(db: Sql, exemplarId: number): Promise<number> {
  const { last } = await db
    .selectFrom('bp_history')
    .select(({ fn }) => fn.max('id').as('last'))
    .where('exemplar_id', '=', exemplarId)
    .where('step', 'is not', null)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}
