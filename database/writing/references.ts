import { sql } from 'kysely';
import { failFields, type FieldError } from '#domain/kernel/fail.ts';
import type { Fields } from '#domain/kernel/field.ts';
import { idKey } from '#domain/kernel/record.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { visibleTo } from '../reading/visibility.ts';
import { columnOf, tableOf } from '../schema/naming.ts';
import type { Sql } from '../sql.ts';

interface Link {
  readonly field: string;
  readonly to: string;
  readonly where: string | undefined;
  readonly id: number;
}

/** A link that does not hold: `there` says whether the record is, and lacks only the tick. */
interface Loose {
  readonly field: string;
  readonly object: string;
  readonly tick: string | null;
  readonly there: boolean;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Refuses, naming each field, references that the caller asks for to records that are not there, that they may not
 * see, or that lack the tick the field asks for. What stood there before may stay, and what the server fills in by itself
 * is not theirs to see. The server is asked for no tick: what it copies was chosen before, and a truck whose vendor has
 * lost the tick since is weighed all the same. One query.
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
  const loose = links.map(({ field, to, id, ...link }) => {
    const where = actor.system ? undefined : link.where;
    const target = registry.byName(to);
    const visible = may(actor, 'read', target) ? visibleTo(actor, registry, target, 'r') : sql`false`;
    const fits = where === undefined ? sql`true` : sql.ref(`r.${columnOf(where, { type: 'boolean' })}`);
    const tick = where === undefined ? null : `${to}.${where}`;
    return sql`select cast(${field} as text) as field, cast(${to} as text) as object, cast(${tick} as text) as tick,
      count(r.id) > 0 as there from ${sql.table(tableOf(target))} as r
      where ${sql.ref('r.id')} = ${id} and ${visible} having coalesce(not bool_or(${fits}), true)`;
  });
  const { rows } = await sql<Loose>`${sql.join(loose, sql` union all `)}`.execute(tx);
  if (rows.length > 0) throw failFields(rows.map(refused));
};

const refused = ({ field, object, tick, there }: Loose): FieldError =>
  there
    ? { field, code: 'reference_does_not_fit', params: { object, tick } }
    : { field, code: 'reference_not_found', params: { object } };

/** People may be named in what is theirs without being allowed to read who there is. */
const isOneself = ({ userId }: Actor, { to, id }: Link): boolean => to === 'user' && id === userId;

const linksIn = (fields: Fields, values: Values, standing: readonly Values[], prefix = ''): Link[] =>
  Object.entries(fields).flatMap(([name, field]): Link[] => {
    const value = values[name];
    if (field.type === 'reference' && typeof value === 'number')
      return standing.some((before) => before[idKey(name)] === value)
        ? []
        : [{ field: prefix + name, to: field.to, where: field.where, id: value }];
    if (field.type !== 'rows' || !Array.isArray(value)) return [];
    const rowsBefore = standing.flatMap((before) => (before[name] ?? []) as Values[]);
    return value.flatMap((row: Values, index) =>
      linksIn(field.fields, row, rowsBefore, `${prefix}${name}[${index}].`),
    );
  });
