import { sql } from 'kysely';
import type { Sql } from '../sql.ts';

/** The last line that a process wrote into its history, 0 before the first: with every step there is another. */
export const revisionOf = async (db: Sql, exemplarId: number): Promise<number> => {
  const { rows } = await sql<{ revision: number }>`
    select coalesce(max(id), 0) as revision from bp_history
    where exemplar_id = ${exemplarId} and step is not null`.execute(db);
  return rows[0]?.revision ?? 0;
};
