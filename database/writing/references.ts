import { sql } from 'kysely';
import { failFields, type FieldError } from '#domain/kernel/fail.ts';
import type { Fields } from '#domain/kernel/field.ts';
import { idKey } from '#domain/kernel/record.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { visibleTo } from '../reading/visibility.ts';
import { tableOf } from '../schema/naming.ts';
import type { Sql } from '../sql.ts';

interface Link {
  readonly field: string;
  readonly to: string;
  readonly id: number;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Refuses, naming each field, references that the caller asks for to records that are not there or that they may not
 * see. What stood there before may stay, and what the server fills in by itself is not theirs to see. One query.
 * @param before the record as it stood, where it did
 */
export const checkReferences = async (
  tx: Sql,
  registry: Registry,
  actor: Actor,
  fields: Fields,
  asked: Values,
  before?: Values,
): Promise<void> => {
  const links = linksIn(fields, asked, before ? [before] : []).filter((link) => !isOneself(actor, link));
  if (links.length === 0) return;
  const missing = links.map(({ field, to, id }) => {
    const target = registry.byName(to);
    const visible = may(actor, 'read', target) ? visibleTo(actor, registry, target, 'r') : sql`false`;
    return sql`select cast(${field} as text) as field, cast(${to} as text) as object where not exists (
      select 1 from ${sql.table(tableOf(target))} as r where ${sql.ref('r.id')} = ${id} and ${visible})`;
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

/** People may be named in what is theirs without being allowed to read who there is. */
const isOneself = ({ userId }: Actor, { to, id }: Link): boolean => to === 'user' && id === userId;

const linksIn = (fields: Fields, values: Values, standing: readonly Values[], prefix = ''): Link[] =>
  Object.entries(fields).flatMap(([name, field]): Link[] => {
    const value = values[name];
    if (field.type === 'reference' && typeof value === 'number')
      return standing.some((before) => before[idKey(name)] === value)
        ? []
        : [{ field: prefix + name, to: field.to, id: value }];
    if (field.type !== 'rows' || !Array.isArray(value)) return [];
    const rowsBefore = standing.flatMap((before) => (before[name] ?? []) as Values[]);
    return value.flatMap((row: Values, index) =>
      linksIn(field.fields, row, rowsBefore, `${prefix}${name}[${index}].`),
    );
  });
