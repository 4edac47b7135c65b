import { sql } from 'kysely';
import type { Fields } from '#domain/kernel/field.ts';
import { tableOf } from '../schema/naming.ts';
import type { Sql } from '../sql.ts';
import type { Draft } from './hooks.ts';

/**
 * In `numbered` fields a caller may send a record's predefined name instead of its id: replaces such a number by the id.
 */
export async function resolveNumbers(db: Sql, fields: Fields, draft: Draft): Promise<void> {
  for (const [name, field] of Object.entries(fields)) {
    const value = draft[name];
    if (field.type !== 'reference' || !field.numbered || typeof value !== 'number') continue;
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(tableOf({ name: field.to }))}
      where id = ${value} or predefined_name = ${String(value)}
      order by id = ${value} desc limit 1`.execute(db);
    draft[name] = rows[0]?.id ?? value;
  }
}
