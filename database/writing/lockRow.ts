import { sql } from 'kysely';
import type { Tables } from '../schema/tables.ts';
import type { Sql } from '../sql.ts';

/** Tables whose rows have an id. */
export type Identified = {
  [Table in keyof Tables]: 'id' extends keyof Tables[Table] ? Table : never;
}[keyof Tables];

/**
 * Locks a row until the transaction ends: nobody else can write or lock it before. Rows that refer to it can still be
 * written, unless it is locked `wholly`.
 * @returns whether the row exists
 */
export async function lockRow(
  db: Sql,
  table: Identified,
  id: number | null,
  wholly?: 'wholly',
): Promise<boolean> {
  const lock = wholly ? sql`for update` : sql`for no key update`;
  const { rows } = await sql`select 1 from ${sql.table(table)} where id = ${id} ${lock}`.execute(db);
  return rows.length > 0;
}
