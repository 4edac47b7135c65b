import { sql } from 'kysely';
import type { Sql } from '../sql.ts';

/** A record that processes accompany. */
export interface Accompanied {
  readonly objectName: string;
  readonly objectId: number;
}

/**
 * The run of a definition that accompanies a record now, if any. Until the transaction ends nobody else looks, so that
 * two who begin at once begin one.
 */
export const runningProcess = async (
  db: Sql,
  definitionId: number,
  { objectName, objectId }: Accompanied,
): Promise<number | undefined> => {
  const name = `process ${definitionId} ${objectName} ${objectId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
  const { rows } = await sql<{ id: number }>`
    select id from bp_exemplar where definition_id = ${definitionId} and owner_object_name = ${objectName}
      and owner_object_id = ${objectId} and status = 'Active' and not marked_to_delete limit 1`.execute(db);
  return rows[0]?.id;
};
