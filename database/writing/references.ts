import { sql } from 'kysely';
import { failFields, type FieldError } from '#domain/kernel/fail.ts';
import type { Fields } from '#domain/kernel/field.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { visibleTo } from '../reading/visibility.ts';
import { tableOf } from '../schema/naming.ts';
import type { Sql } from '../sql.ts';

interface Link {
  readonly field: string;
  readonly to: string;
  readonly id: number;
}

/** Refuses, naming each field, references to records that are not there or that the actor may not see. One query. */
export const checkReferences = async (
  tx: Sql,
  registry: Registry,
  actor: Actor,
  fields: Fields,
  values: Record<string, unknown>,
): Promise<void> => {
  const links = linksIn(fields, values, '');
  if (links.length === 0) return;
  const missing = links.map(({ field, to, id }) => {
    const target = registry.byName(to);
    return sql`select cast(${field} as text) as field, cast(${to} as text) as object where not exists (
      select 1 from ${sql.table(tableOf(target))} as r where ${sql.ref('r.id')} = ${id} and ${visibleTo(actor, registry, target, 'r')})`;
  });
  const { rows } = await sql<{
    field: string;
    object: string;
  }>`${sql.join(missing, sql` union all `)}`.execute(tx);
  if (rows.length === 0) return;
  throw failFields(
    rows.map(({ field, object }): FieldError => ({ field, code: 'reference_not_found', params: { object } })),
  );
};

const linksIn = (fields: Fields, values: Record<string, unknown>, prefix: string): Link[] =>
  Object.entries(fields).flatMap(([name, field]): Link[] => {
    const value = values[name];
    if (field.type === 'reference' && typeof value === 'number')
      return [{ field: prefix + name, to: field.to, id: value }];
    if (field.type !== 'rows' || !Array.isArray(value)) return [];
    return value.flatMap((row, index) =>
      linksIn(field.fields, row as Record<string, unknown>, `${prefix}${name}[${index}].`),
    );
  });
