import { sql, type RawBuilder } from 'kysely';
import type { Declaration } from '#domain/kernel/declaration.ts';
import { referencesTo } from '#domain/kernel/pointers.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { columnOf, rowsTableOf, tableOf } from '../schema/naming.ts';
import type { Sql } from '../sql.ts';

const shownPerField = 3;

/** The records that refer to this one, as `object.field #id`; at most `shownPerField` for each field. */
export async function referrersOf(
  tx: Sql,
  registry: Registry,
  declaration: Declaration,
  id: number,
): Promise<string[]> {
  const links = referencesTo(registry.all, declaration.name);
  if (links.length === 0) return [];
  const questions = links.map(({ object, part, field }): RawBuilder<unknown> => {
    const path = [object.name, ...(part ? [part] : []), field].join('.');
    const table = part ? rowsTableOf(object, part) : tableOf(object);
    const owner = sql.ref(part ? 'parent_id' : 'id');
    return sql`(select cast(${path} as text) as field, ${owner} as owner
      from ${sql.table(table)} where ${sql.ref(columnOf(field, { type: 'reference' }))} = ${id} limit ${shownPerField})`;
  });
  const { rows } = await sql<{
    field: string;
    owner: number;
  }>`${sql.join(questions, sql` union all `)}`.execute(tx);
  return rows.map(({ field, owner }) => `${field} #${owner}`);
}
