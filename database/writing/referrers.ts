import { sql, type RawBuilder } from 'kysely';
import { fieldsOf, type Declaration } from '#domain/kernel/declaration.ts';
import type { Fields } from '#domain/kernel/field.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { columnOf, rowsTableOf, tableOf } from '../schema/naming.ts';
import type { Sql } from '../sql.ts';

interface Link {
  readonly object: string;
  readonly field: string;
  readonly table: string;
  readonly column: string;
  /** The column that holds the record's id: its own, or the parent of a row. */
  readonly owner: 'id' | 'parent_id';
}

const shownPerField = 3;

/** The records that refer to this one, as `object.field #id`; at most `shownPerField` for each field. */
export async function referrersOf(
  tx: Sql,
  registry: Registry,
  declaration: Declaration,
  id: number,
): Promise<string[]> {
  const links = registry.all.flatMap((object) => linksTo(declaration.name, object));
  if (links.length === 0) return [];
  const questions = links.map(
    (
      link,
    ): RawBuilder<unknown> => sql`(select cast(${`${link.object}.${link.field}`} as text) as field, ${sql.ref(link.owner)} as owner
      from ${sql.table(link.table)} where ${sql.ref(link.column)} = ${id} limit ${shownPerField})`,
  );
  const { rows } = await sql<{
    field: string;
    owner: number;
  }>`${sql.join(questions, sql` union all `)}`.execute(tx);
  return rows.map(({ field, owner }) => `${field} #${owner}`);
}

const linksTo = (target: string, object: Declaration): Link[] => {
  const among = (fields: Fields, table: string, owner: Link['owner'], prefix = ''): Link[] =>
    Object.entries(fields).flatMap(([name, field]): Link[] => {
      if (field.type === 'rows')
        return among(field.fields, rowsTableOf(object, name), 'parent_id', `${name}.`);
      if (field.type !== 'reference' || field.to !== target) return [];
      return [{ object: object.name, field: prefix + name, table, column: columnOf(name, field), owner }];
    });
  return among(fieldsOf(object), tableOf(object), 'id');
};
