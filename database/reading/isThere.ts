import { sql } from 'kysely';
import type { Declaration } from '#domain/kernel/declaration.ts';
import { tableOf } from '../schema/naming.ts';
import type { Sql } from '../sql.ts';

/** Whether a record exists and is not marked for deletion. */
export async function isThere(db: Sql, declaration: Declaration, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(tableOf(declaration))} where id = ${id} and not marked_to_delete`.execute(db);
  return rows.length > 0;
}
