import { sql } from 'kysely';
import type { Sql } from '../sql.ts';

/** The record that a process is about. */
export interface Accompanied {
  readonly objectName: string;
  readonly objectId: number;
}

/**
 * The id of the running instance of a definition for a record, if any. A lock is held until the transaction ends, so that
 * two callers at the same moment do not start two instances.
 */
export async function runningProcess(
  db: Sql,
  definitionId: number,
  { objectName, objectId }: Accompanied,
): Promise<number | undefined> {
  const name = `process ${definitionId} ${objectName} ${objectId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
  const running = await db
    .selectFrom('bp_exemplar')
    .select('id')
    .where('definition_id', '=', definitionId)
    .where('owner_object_name', '=', objectName)
    .where('owner_object_id', '=', objectId)
    .where('status', '=', 'Active')
    .where('marked_to_delete', '=', false)
    .limit(1)
    .executeTakeFirst();
  return running?.id;
}
