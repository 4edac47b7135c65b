import { sql, type RawBuilder } from 'kysely';
import { fieldOf, fieldsOf, type Declaration } from '#domain/kernel/declaration.ts';
import type { Fields } from '#domain/kernel/field.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import type { Condition as Fact } from '#domain/kernel/lifecycle.ts';
import type { ObjectName } from '#domain/objects.ts';
import {
  accountOnly,
  besidesAccounts,
  departmentOnly,
  isGrantedOnly,
  may,
  ownRecordsOnly,
  personalOnly,
  readsFilesOf,
  readsStaffFields,
  withRecordOnly,
  type AccessType,
} from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { columnOf, tableOf } from '../schema/naming.ts';
import { memoised } from '#domain/kernel/memoised.ts';
import { atEndOf } from './atEndOf.ts';
import { belongsToFirm } from './belongsToFirm.ts';
import { forbidHashedSubplan, ofMail } from './mailVisibility.ts';

type Condition = RawBuilder<boolean>;

const always = sql<boolean>`true`;
const never = sql<boolean>`false`;

/**
 * The condition that limits a query to the records of the table `alias` that the actor may see, or change. Whether they may
 * read or change the object at all must be checked with `may` before. Queries outside this folder use `readableBy`.
 */
export function visibleTo(
  actor: Actor,
  registry: Registry,
  declaration: Declaration,
  alias: string,
  type: AccessType = 'read',
): Condition {
  // Functions such as `personalOnly` tell whether a limit applies to this actor and object. All limits that apply must hold.
  const conditions = [
    ...(personalOnly(actor, declaration) ? [ofPerson(actor, registry, declaration, alias, type)] : []),
    ...(ownRecordsOnly(actor, declaration) ? [ofFirm(actor, registry, declaration, alias, type)] : []),
    ...(departmentOnly(actor, declaration) ? [ofDepartment(actor, alias)] : []),
    ...(withRecordOnly(actor, declaration) ? [onRecord(actor, registry, declaration, alias, type)] : []),
    ...(accountOnly(actor, declaration)
      ? [ofMail(mailContext(actor, registry), declaration, alias, type)]
      : []),
    ...(besidesAccounts(actor, declaration) ? [notOnClosedMail(actor, registry, declaration, alias)] : []),
  ];
  return conditions.length === 0 ? always : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** The condition of `visibleTo` for reading. It is false if the actor may not read the object at all. */
export function readableBy(
  actor: Actor,
  registry: Registry,
  declaration: Declaration,
  alias: string,
): Condition {
  return may(actor, 'read', declaration) ? visibleTo(actor, registry, declaration, alias) : never;
}

/** The condition that a person may read a record of this object, in a table of this alias. */
export type Readable = (object: ObjectName, alias: string) => Condition;

/** `readableBy` for statements that read records of several objects. */
export function readableFor(actor: Actor, registry: Registry): Readable {
  return (object, alias) => readableBy(actor, registry, registry.byName(object), alias);
}

const mailContext = (actor: Actor, registry: Registry) => ({
  actor,
  registry,
  visible: (declaration: Declaration, alias: string, type: AccessType) =>
    visibleTo(actor, registry, declaration, alias, type),
  seesEvery: (declaration: Declaration) => seesEvery(actor, declaration),
});

/** Whether the actor sees every record of the object, so that single records need no check. */
export function seesEvery(actor: Actor, declaration: Declaration): boolean {
  return (
    !personalOnly(actor, declaration) &&
    !ownRecordsOnly(actor, declaration) &&
    !departmentOnly(actor, declaration) &&
    !withRecordOnly(actor, declaration) &&
    !accountOnly(actor, declaration) &&
    !besidesAccounts(actor, declaration)
  );
}

/** The actor without the limits of their rights: a record is then read whole, whoever asks, and the read is not noted. */
export function seeingAll(actor: Actor): Actor {
  return memoised(allSeeing, actor, () => {
    const { noteRead: _none, ...seeing } = actor;
    return { ...seeing, fullRights: true, external: false, readsAnyAccount: true };
  });
}

const allSeeing = new WeakMap<Actor, Actor>();

/**
 * Whether the actor reads every record of the object whole, with the presentations of all it refers to. Then a record read
 * for `seeingAll` is the same as they would read themselves.
 */
export function readsWhole(actor: Actor, registry: Registry, declaration: Declaration): boolean {
  const sees = (each: Declaration): boolean => may(actor, 'read', each) && seesEvery(actor, each);
  // Reads of an object that is open only to those named by grants are noted. Files are served with a record as far as its reader
  // may see them.
  if (!sees(declaration) || isGrantedOnly(actor, declaration.name) || declaration.answersFiles) return false;
  const showsAll = (fields: Fields): boolean =>
    Object.values(fields).every((field) => {
      if (field.type === 'rows') return showsAll(field.fields);
      if (field.staffOnly && !readsStaffFields(actor)) return false;
      return field.type !== 'reference' || sees(registry.byName(field.to));
    });
  return showsAll(fieldsOf(declaration));
}

/**
 * A record that belongs to another one is open to everybody who may read, or change, the other one. A record that belongs to
 * none is open to its author only.
 */
const onRecord = (
  actor: Actor,
  registry: Registry,
  { belongsToRecord }: Declaration & Required<Pick<Declaration, 'belongsToRecord'>>,
  alias: string,
  type: AccessType,
): Condition => {
  const object = sql.ref(`${alias}.${columnOf(belongsToRecord.object, { type: 'text' })}`);
  const id = sql.ref(`${alias}.${columnOf(belongsToRecord.id, { type: 'integer' })}`);
  // A record that belongs to another one holds no records itself. A part of a letter or a mailing does not either; the path to
  // its account has a dot, as in `incomingEmail.emailAccount`.
  const mayHold = (each: Declaration) => !each.belongsToRecord && !each.ofAccount?.includes('.');
  const holders = registry.all.filter(
    (each) => mayHold(each) && may(actor, type, each) && readsFilesOf(actor, each),
  );
  // Objects of which the actor sees every record need only their name; of the others, each record is checked. Records of mail
  // accounts are looked up one by one (`forbidHashedSubplan`), because Postgres would otherwise read their whole table.
  const seenWholly = holders.filter((each) => seesEvery(actor, each)).map(({ name }) => name);
  const inner = `${alias}_on`;
  const checked = holders
    .filter((each) => !seesEvery(actor, each))
    .map(
      (each) => sql<boolean>`(${object} = ${each.name} and exists (
        select 1 from ${sql.table(tableOf(each))} as ${sql.table(inner)}
        where ${sql.ref(`${inner}.id`)} = ${id} and ${visibleTo(actor, registry, each, inner, type)}
        ${each.ofAccount ? forbidHashedSubplan : sql``}))`,
    );
  return sql<boolean>`(${sql.join(
    [
      sql<boolean>`${object} = any(cast(${`{${seenWholly.join(',')}}`} as text[]))`,
      ...checked,
      ...(actor.userId === null
        ? []
        : [sql<boolean>`(${object} is null and ${sql.ref(`${alias}.author_id`)} = ${actor.userId})`]),
    ],
    sql` or `,
  )})`;
};

/**
 * For an actor with full rights: a record may belong to any other one, except to one of an e-mail account that is closed to
 * them.
 */
const notOnClosedMail = (
  actor: Actor,
  registry: Registry,
  { belongsToRecord }: Declaration & Required<Pick<Declaration, 'belongsToRecord'>>,
  alias: string,
): Condition => {
  const object = sql.ref(`${alias}.${columnOf(belongsToRecord.object, { type: 'text' })}`);
  const id = sql.ref(`${alias}.${columnOf(belongsToRecord.id, { type: 'integer' })}`);
  const inner = `${alias}_on`;
  const closed = registry.all.filter((each) => accountOnly(actor, each));
  // For each object of e-mail accounts: this record belongs to none of its records, or to one that is open.
  const conditions = closed.map(
    (each) => sql<boolean>`(${object} is distinct from ${each.name} or exists (
      select 1 from ${sql.table(tableOf(each))} as ${sql.table(inner)}
      where ${sql.ref(`${inner}.id`)} = ${id} and ${visibleTo(actor, registry, each, inner)} ${forbidHashedSubplan}))`,
  );
  return conditions.length === 0 ? always : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
};

/** The records that the actor owns, and those that are shared with them. */
const ofPerson = (
  { userId }: Actor,
  registry: Registry,
  declaration: Declaration & { readonly personal: string },
  alias: string,
  type: AccessType,
): Condition => {
  if (userId === null) return never;
  const paths = [declaration.personal, ...(declaration.sharedWith?.[type] ?? [])];
  // A path that ends in a boolean field opens the record to everybody while this field is true.
  const open = paths.map((path) =>
    atEndOf(registry, declaration, alias, path.split('.'), (column, field) =>
      field?.type === 'boolean' ? sql<boolean>`${column}` : sql<boolean>`${column} = ${userId}`,
    ),
  );
  return sql<boolean>`(${sql.join(open, sql` or `)})`;
};

/** The records whose author is the actor or a colleague of their departments. */
const ofDepartment = ({ userId, colleagues }: Actor, alias: string): Condition => {
  const people = `{${[userId, ...colleagues].filter((id) => id !== null).join(',')}}`;
  return sql<boolean>`${sql.ref(`${alias}.author_id`)} = any(cast(${people} as int[]))`;
};

/** The records of the actor's firm. A firm also sees what its records refer to, but may not change it. */
const ofFirm = (
  actor: Actor,
  registry: Registry,
  declaration: Declaration,
  alias: string,
  type: AccessType,
): Condition => {
  const { counterpartyId } = actor;
  if (counterpartyId === null) return never;
  const paths = declaration.belongsTo.map((path) => path.split('.'));
  const owners = belongsToFirm(counterpartyId, registry, declaration, alias, paths);
  const shown = type === 'read' ? shownBy(actor, registry, declaration, alias) : [];
  const isOwnOrShown = sql<boolean>`(${sql.join([...owners, ...shown], sql` or `)})`;
  // Firms read a record only while the facts of `read` are true, and change it only while those of `modify` are true too.
  const { read = [], modify = [] } = declaration.forFirmsWhen ?? {};
  const facts = type === 'read' ? read : [...read, ...modify];
  const factsHold = facts.map((fact) => holds(fact, registry, declaration, alias));
  return factsHold.length === 0
    ? isOwnOrShown
    : sql<boolean>`(${sql.join([isOwnOrShown, ...factsHold], sql` and `)})`;
};

/** The condition that a fact of a declaration is true: `path` leads to a value among `is`, or to none among `isNot`. */
const holds = (fact: Fact, registry: Registry, declaration: Declaration, alias: string): Condition =>
  atEndOf(registry, declaration, alias, fact.path.split('.'), (column) => {
    const among = (values: readonly unknown[]) =>
      sql<boolean>`(${sql.join(
        values.map((value) => sql`${column} is not distinct from ${value}`),
        sql` or `,
      )})`;
    return 'is' in fact ? among(fact.is) : sql<boolean>`not ${among(fact.isNot)}`;
  });

/** Conditions that a record which the actor may read refers to this one; `shownBy` names such references. */
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
