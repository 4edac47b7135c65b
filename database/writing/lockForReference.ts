import { sql } from 'kysely';
import type { Declaration } from '#domain/kernel/declaration.ts';
import { tableOf } from '../schema/naming.ts';
import type { Sql } from '../sql.ts';

/** Locks a record that is about to be referred to, so that nobody removes it before the transaction ends. */
export async function lockForReference(db: Sql, declaration: Declaration, id: number): Promise<void> {
  await sql`select 1 from ${sql.table(tableOf(declaration))} where id = ${id} for key share`.execute(db);
}
