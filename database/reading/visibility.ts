import { sql, type RawBuilder } from 'kysely';
import { fieldOf, type Declaration } from '#domain/kernel/declaration.ts';
import type { ReferenceField } from '#domain/kernel/field.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import {
  departmentOnly,
  may,
  ownRecordsOnly,
  personalOnly,
  withRecordOnly,
  type AccessType,
} from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { columnOf, tableOf } from '../schema/naming.ts';

type Condition = RawBuilder<boolean>;

const always = sql<boolean>`true`;
const never = sql<boolean>`false`;

/**
 * Which records of the table behind `alias` the actor may see, or change, as a condition to stand in every query.
 * Whether they may read or change the object at all is asked of `may` before.
 */
export const visibleTo = (
  actor: Actor,
  registry: Registry,
  declaration: Declaration,
  alias: string,
  type: AccessType = 'read',
): Condition => {
  const conditions = [
    ...(personalOnly(actor, declaration) ? [isOf(actor, declaration, alias)] : []),
    ...(ownRecordsOnly(actor, declaration) ? [ofFirm(actor, registry, declaration, alias, type)] : []),
    ...(departmentOnly(actor, declaration) ? [ofDepartment(actor, alias)] : []),
    ...(withRecordOnly(actor, declaration) ? [onRecord(actor, registry, declaration, alias, type)] : []),
  ];
  return conditions.length === 0 ? always : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
};

/** Whether the actor sees every record of the object, so that nobody has to look at single ones. */
export const seesEvery = (actor: Actor, declaration: Declaration): boolean =>
  !personalOnly(actor, declaration) &&
  !ownRecordsOnly(actor, declaration) &&
  !departmentOnly(actor, declaration) &&
  !withRecordOnly(actor, declaration);

/** The actor without the limits of their rights: for what must be read whole, whoever asked. */
export const seeingAll = ({ noteRead: _none, ...actor }: Actor): Actor => ({
  ...actor,
  fullRights: true,
  external: false,
});

/** What hangs on a record is seen with it and changed with it; what hangs on none is its author's. */
const onRecord = (
  actor: Actor,
  registry: Registry,
  { belongsToRecord }: Declaration & Required<Pick<Declaration, 'belongsToRecord'>>,
  alias: string,
  type: AccessType,
): Condition => {
  const object = sql.ref(`${alias}.${columnOf(belongsToRecord.object, { type: 'text' })}`);
  const id = sql.ref(`${alias}.${columnOf(belongsToRecord.id, { type: 'integer' })}`);
  const holders = registry.all.filter((each) => !each.belongsToRecord && may(actor, type, each));
  const open = holders.filter((each) => seesEvery(actor, each)).map(({ name }) => name);
  const inner = `${alias}_on`;
  const single = holders
    .filter((each) => !seesEvery(actor, each))
    .map(
      (each) => sql<boolean>`(${object} = ${each.name} and exists (
        select 1 from ${sql.table(tableOf(each))} as ${sql.table(inner)}
        where ${sql.ref(`${inner}.id`)} = ${id} and ${visibleTo(actor, registry, each, inner, type)}))`,
    );
  return sql<boolean>`(${sql.join(
    [
      sql<boolean>`${object} = any(cast(${`{${open.join(',')}}`} as text[]))`,
      ...single,
      ...(actor.userId === null
        ? []
        : [sql<boolean>`(${object} is null and ${sql.ref(`${alias}.author_id`)} = ${actor.userId})`]),
    ],
    sql` or `,
  )})`;
};

const isOf = (
  actor: Actor,
  { personal, fields }: Declaration & { readonly personal: string },
  alias: string,
): Condition => {
  const owner = sql.ref(`${alias}.${columnOf(personal, fields[personal] ?? { type: 'integer' })}`);
  return actor.userId === null ? never : sql<boolean>`${owner} = ${actor.userId}`;
};

const ofDepartment = ({ userId, colleagues }: Actor, alias: string): Condition => {
  const people = `{${[userId, ...colleagues].filter((id) => id !== null).join(',')}}`;
  return sql<boolean>`${sql.ref(`${alias}.author_id`)} = any(cast(${people} as int[]))`;
};

/** What a record of theirs refers to is shown to a firm; it is not theirs to change. */
const ofFirm = (
  actor: Actor,
  registry: Registry,
  declaration: Declaration,
  alias: string,
  type: AccessType,
): Condition => {
  const { counterpartyId } = actor;
  if (counterpartyId === null) return never;
  const owners = declaration.belongsTo.map((path) =>
    belongs(counterpartyId, registry, declaration, alias, path.split('.')),
  );
  const shown = type === 'read' ? shownBy(actor, registry, declaration, alias) : [];
  return sql<boolean>`(${sql.join([...owners, ...shown], sql` or `)})`;
};

const shownBy = (actor: Actor, registry: Registry, declaration: Declaration, alias: string): Condition[] =>
  (declaration.shownBy ?? []).flatMap((path) => {
    const [object = '', reference = ''] = path.split('.');
    const source = registry.byName(object);
    if (!may(actor, 'read', source)) return [];
    const inner = `${alias}_by_${reference}`;
    const column = columnOf(reference, fieldOf(source, reference) ?? { type: 'integer' });
    return [
      sql<boolean>`exists (select 1 from ${sql.table(tableOf(source))} as ${sql.table(inner)}
        where ${sql.ref(`${inner}.${column}`)} = ${sql.ref(`${alias}.id`)} and ${visibleTo(actor, registry, source, inner)})`,
    ];
  });

const belongs = (
  counterpartyId: number,
  registry: Registry,
  declaration: Declaration,
  alias: string,
  [first = 'id', ...rest]: string[],
): Condition => {
  const field = fieldOf(declaration, first);
  const column = sql.ref(`${alias}.${columnOf(first, field ?? { type: 'integer' })}`);
  if (rest.length === 0) return sql<boolean>`${column} = ${counterpartyId}`;
  const target = registry.byName((field as ReferenceField).to);
  const inner = `${alias}_${first}`;
  return sql<boolean>`exists (select 1 from ${sql.table(tableOf(target))} as ${sql.table(inner)}
    where ${sql.ref(`${inner}.id`)} = ${column} and ${belongs(counterpartyId, registry, target, inner, rest)})`;
};
