import type { Sql } from '../sql.ts';

/** The id of the last line of a process's history, 0 if there is none. It grows with every step. */
export async function revisionOf(db: Sql, exemplarId: number): Promise<number> {
  const { last } = await db
    .selectFrom('bp_history')
    .select(({ fn }) => fn.max('id').as('last'))
    .where('exemplar_id', '=', exemplarId)
    .where('step', 'is not', null)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}
