import { sql, type RawBuilder } from 'kysely';
import { fieldOf, type Declaration } from '#domain/kernel/declaration.ts';
import type { ReferenceField } from '#domain/kernel/field.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { ownRecordsOnly, personalOnly } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { columnOf, tableOf } from '../schema/naming.ts';

const always = sql<boolean>`true`;
const never = sql<boolean>`false`;

/** Which records of the table behind `alias` the actor may see, as a condition to stand in every query. */
export const visibleTo = (
  actor: Actor,
  registry: Registry,
  declaration: Declaration,
  alias: string,
): RawBuilder<boolean> => {
  const conditions = [
    ...(personalOnly(actor, declaration) ? [isOf(actor, declaration, alias)] : []),
    ...(ownRecordsOnly(actor, declaration) ? [belongsToFirm(actor, registry, declaration, alias)] : []),
  ];
  return conditions.length === 0 ? always : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
};

const isOf = (
  actor: Actor,
  { personal, fields }: Declaration & { readonly personal: string },
  alias: string,
): RawBuilder<boolean> => {
  const owner = sql.ref(`${alias}.${columnOf(personal, fields[personal] ?? { type: 'integer' })}`);
  return actor.userId === null ? never : sql<boolean>`${owner} = ${actor.userId}`;
};

const belongsToFirm = (
  actor: Actor,
  registry: Registry,
  declaration: Declaration,
  alias: string,
): RawBuilder<boolean> => {
  const { counterpartyId } = actor;
  if (counterpartyId === null) return never;
  const owners = declaration.belongsTo.map((path) =>
    belongs(counterpartyId, registry, declaration, alias, path.split('.')),
  );
  return sql<boolean>`(${sql.join(owners, sql` or `)})`;
};

/** The actor without the limits of their rights: for what must be read whole, whoever asked. */
export const seeingAll = (actor: Actor): Actor => ({
  ...actor,
  fullRights: true,
  external: false,
  bound: false,
  restrictions: [],
});

const belongs = (
  counterpartyId: number,
  registry: Registry,
  declaration: Declaration,
  alias: string,
  [first = 'id', ...rest]: string[],
): RawBuilder<boolean> => {
  const field = fieldOf(declaration, first);
  const column = sql.ref(`${alias}.${columnOf(first, field ?? { type: 'integer' })}`);
  if (rest.length === 0) return sql<boolean>`${column} = ${counterpartyId}`;
  const target = registry.byName((field as ReferenceField).to);
  const inner = `${alias}_${first}`;
  return sql<boolean>`exists (select 1 from ${sql.table(tableOf(target))} as ${sql.table(inner)}
    where ${sql.ref(`${inner}.id`)} = ${column} and ${belongs(counterpartyId, registry, target, inner, rest)})`;
};
