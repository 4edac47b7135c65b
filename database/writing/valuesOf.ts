import { sql } from 'kysely';
import { fieldOf } from '#domain/kernel/declaration.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { columnOf, nameColumnOf, tableOf } from '../schema/naming.ts';
import type { Sql } from '../sql.ts';

interface Kind {
  readonly to: string;
  readonly of: string;
  readonly ids: ReadonlySet<number>;
}

/** The names of these records, and their values of one field. */
export async function valuesOf(
  db: Sql,
  registry: Registry,
  { to, of, ids }: Kind,
): Promise<ReadonlyMap<number, { readonly name: unknown; readonly value: unknown }>> {
  const target = registry.byName(to);
  const field = fieldOf(target, of);
  if (!field) throw new Error(`${to} has no field "${of}"`);
  const { rows } = await sql<{ id: number; name: unknown; value: unknown }>`
    select id, ${sql.ref(nameColumnOf(target))} as name, ${sql.ref(columnOf(of, field))} as value
    from ${sql.table(tableOf(target))} where id = any(${[...ids]})`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
