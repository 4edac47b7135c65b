import { sql } from 'kysely';
import { fieldsOf, type Declaration } from '#domain/kernel/declaration.ts';
import { failFields, type FieldError } from '#domain/kernel/fail.ts';
import type { Fields } from '#domain/kernel/field.ts';
import { memoised } from '#domain/kernel/memoised.ts';
import { idKey } from '#domain/kernel/record.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { readableBy } from '../reading/visibility.ts';
import { columnOf, nameColumnOf, tableOf } from '../schema/naming.ts';
import type { Sql } from '../sql.ts';
import type { Draft, WriteContext } from './hooks.ts';
import { checkLikes } from './likes.ts';
import { writtenFields } from './writtenFields.ts';

/** A reference in the draft, to be checked. */
interface Link {
  /** The path under which an error names it, as `products[0].product`. */
  readonly field: string;
  /** The object of the referred record. */
  readonly to: string;
  /** The boolean field that must be true in the referred record, and the one that must not. */
  readonly where: string | undefined;
  readonly without: string | undefined;
  readonly id: number;
  /** The object and the key that hold the id, so that the id can be replaced. */
  readonly at: { readonly values: Record<string, unknown>; readonly name: string };
}

/** A reference that is refused. A tick is a boolean field of the referred record, named as `firm.isVendor`. */
interface RefusedReference {
  readonly field: string;
  readonly object: string;
  readonly tick: string | null;
  /** The tick that the record must not have, and whether it has it. */
  readonly excludedTick: string | null;
  readonly hasExcludedTick: boolean;
  /** Whether the record exists and the actor may see it. If so, a tick is wrong, or the record was merged. */
  readonly isVisible: boolean;
  /** The record into which this one was merged. */
  readonly merged: number | null;
}

type Values = Record<string, unknown>;

/**
 * Refuses references to records that cannot be named here, and to those that differ from the fields beside them (`checkLikes`).
 * @param before the record before the change; absent for a new one
 * @throws validation_failed
 */
export async function checkReferences(
  context: WriteContext,
  declaration: Declaration,
  draft: Draft,
  before?: Readonly<Values>,
): Promise<void> {
  const { tx, registry, actor } = context;
  await mustBeNameable(tx.sql, registry, actor, fieldsOf(declaration), draft, before);
  await checkLikes(context, declaration, draft, before);
}

/**
 * Refuses, naming each field, references to records that do not exist, that the caller may not see, that lack the tick the
 * field asks for, or that have a tick it excludes. References that the record already had are not checked. Ticks are not
 * checked for the server. It copies what was chosen before, and a truck must be weighed even if its vendor has lost the tick
 * since. One query reads all records, those of one kind together. References that Postgres checks (`isForPostgres`) need no
 * query.
 *
 * A record that was merged into another one is refused too; when the server writes, the id of the other one replaces it
 * instead. The record is locked while it is read, because a merge may be under way: the merge then either waits for this
 * write, or this write sees it.
 */
const mustBeNameable = async (
  tx: Sql,
  registry: Registry,
  actor: Actor,
  fields: Fields,
  draft: Values,
  before?: Readonly<Values>,
): Promise<void> => {
  const links = linksIn(fields, draft, before).filter(
    (link) => !isOneself(actor, link) && !isForPostgres(actor, registry, link),
  );
  if (links.length === 0) return;
  const kinds = kindsOf(links);
  const queries = kinds.map((kind, index) => refusedReferences(registry, actor, kind, index));
  const { rows: refusedRows } = await sql<RefusedId>`${sql.join(queries, sql` union all `)}`.execute(tx);
  const refusedIds = new Map(refusedRows.map((row) => [`${kinds[row.kind]?.name} ${row.id}`, row]));
  const refused = links.flatMap(({ field, to, where, without, id }): RefusedReference[] => {
    const refusedId = refusedIds.get(`${nameOfKind({ to, where, without })} ${id}`);
    if (!refusedId) return [];
    const { hasExcludedTick, isVisible, merged } = refusedId;
    return [
      {
        field,
        object: to,
        tick: tickOf(to, where),
        excludedTick: tickOf(to, without),
        hasExcludedTick,
        isVisible,
        merged,
      },
    ];
  });
  if (refused.length === 0) return;
  if (!actor.system || refused.some(({ merged }) => merged === null))
    throw failFields(await Promise.all(refused.map((each) => refusalOf(tx, registry, each))));
  for (const { field, merged } of refused) {
    const holder = links.find((link) => link.field === field)?.at;
    if (holder) holder.values[holder.name] = merged;
  }
  // A record that replaces a merged one may itself have been merged into a third one.
  await mustBeNameable(tx, registry, actor, fields, draft, before);
};

/** References that are checked in the same way. Hundreds of lines may name one product, which is then read once. */
interface Kind extends Pick<Link, 'to' | 'where' | 'without'> {
  readonly name: string;
  readonly ids: ReadonlySet<number>;
}

/** A record that is refused. `kind` is the index of its kind in the list of kinds. */
interface RefusedId extends Pick<RefusedReference, 'hasExcludedTick' | 'isVisible' | 'merged'> {
  readonly kind: number;
  readonly id: number;
}

const nameOfKind = ({ to, where = '', without = '' }: Pick<Link, 'to' | 'where' | 'without'>): string =>
  [to, where, without].join(' ');

const kindsOf = (links: readonly Link[]): Kind[] =>
  [...Map.groupBy(links, nameOfKind)].flatMap(([name, alike]) => {
    const [first] = alike;
    if (!first) return [];
    const { to, where, without } = first;
    return [{ name, to, where, without, ids: new Set(alike.map(({ id }) => id)) }];
  });

const tickOf = (to: string, name: string | undefined): string | null =>
  name === undefined ? null : `${to}.${name}`;

/**
 * Selects the ids of a kind that must not be named. `asked` has all ids, and `r` their records, as far as they exist and the actor
 * may see them. `for key share` locks the records of an object that can be merged.
 * @param index the index of the kind, by which `mustBeNameable` finds the kind of a selected id
 */
const refusedReferences = (registry: Registry, actor: Actor, { to, ...kind }: Kind, index: number) => {
  const target = registry.byName(to);
  const { mergedInto } = target;
  const ids = sql`cast(${`{${[...kind.ids].join(',')}}`} as int[])`;
  const merged = mergedInto ? sql.ref(`r.${columnOf(mergedInto, { type: 'reference' })}`) : sql`null`;
  const record = mergedInto
    ? sql`(select * from ${sql.table(tableOf(target))} where id = any(${ids}) for key share)`
    : sql.table(tableOf(target));
  const visible = readableBy(actor, registry, target, 'r');
  const ticked = (name: string | undefined, otherwise: boolean) =>
    name === undefined || actor.system
      ? sql`${sql.lit(otherwise)}`
      : sql.ref(`r.${columnOf(name, { type: 'boolean' })}`);
  const hasExcludedTick = ticked(kind.without, false);
  const fits = sql`${ticked(kind.where, true)} and not ${hasExcludedTick} and cast(${merged} as int) is null`;
  return sql`select ${sql.lit(index)} as kind, asked.id, r.id is not null as "isVisible",
    r.id is not null and ${hasExcludedTick} as "hasExcludedTick",
    cast(${merged} as int) as merged from unnest(${ids}) as asked(id)
    left join ${record} as r on r.id = asked.id and ${visible} where r.id is null or (${fits}) is not true`;
};

const refusalOf = async (tx: Sql, registry: Registry, reference: RefusedReference): Promise<FieldError> => {
  const { field, object, tick, excludedTick, hasExcludedTick, isVisible, merged } = reference;
  if (!isVisible) return { field, code: 'reference_not_found', params: { object } };
  if (merged !== null) {
    const name = await nameOf(tx, registry.byName(object), merged);
    return { field, code: 'reference_merged', params: { object, name } };
  }
  if (hasExcludedTick) return { field, code: 'reference_bears_tick', params: { object, tick: excludedTick } };
  return { field, code: 'reference_does_not_fit', params: { object, tick } };
};

const nameOf = async (tx: Sql, declaration: Declaration, id: number): Promise<string> => {
  const { rows } = await sql<{ name: unknown }>`
    select ${sql.ref(nameColumnOf(declaration))} as name from ${sql.table(tableOf(declaration))} where id = ${id}`.execute(
    tx,
  );
  return String(rows[0]?.name ?? '');
};

/**
 * Whether Postgres alone can check a reference. When the server writes a field of the record itself, only the existence of
 * the referred record is left to check. The foreign key does that in the statement that writes, and its error names the same
 * field. Postgres could not name the field of a row, and it does not know of merges.
 */
const isForPostgres = ({ system }: Actor, registry: Registry, { to, field }: Link): boolean =>
  system === true && !field.includes('[') && registry.byName(to).mergedInto === undefined;

/** People may be named in their own records, even if they may not read other users. */
const isOneself = ({ userId }: Actor, { to, id }: Link): boolean => to === 'user' && id === userId;

const linksIn = (fields: Fields, draft: Values, recordBefore?: Readonly<Values>): Link[] => {
  // For each list of rows before the write, a function that tells whether one of its rows named a record: it takes the name of the
  // field and the id. Each list is read only once.
  const namedTests = new Map<readonly Readonly<Values>[], ReturnType<typeof wasNamedIn>>();
  return writtenFields(fields, draft, recordBefore).flatMap(
    ({ path, name, field, values, before }): Link[] => {
      const id = values[name];
      if (field.type !== 'reference' || typeof id !== 'number') return [];
      if (memoised(namedTests, before, () => wasNamedIn(before))(name, id)) return [];
      const { to, where, without } = field;
      return [{ field: path, to, where, without, id, at: { values, name } }];
    },
  );
};

/** Whether a reference was in one of these rows before. The ids are collected once, because hundreds of rows are compared. */
const wasNamedIn = (rows: readonly Readonly<Values>[]) => {
  const ids = new Map<string, ReadonlySet<unknown>>();
  return (name: string, id: number): boolean =>
    memoised(ids, name, () => new Set(rows.map((row) => row[idKey(name)]))).has(id);
};
