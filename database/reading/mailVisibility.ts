import { sql, type RawBuilder } from 'kysely';
import { fieldOf, type Declaration } from '#domain/kernel/declaration.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { followsLinks, may, mayByRole, type AccessType } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { columnOf, tableOf } from '../schema/naming.ts';
import { atEndOf, throughReference } from './atEndOf.ts';

type Condition = RawBuilder<boolean>;
/** An object whose records belong to an e-mail account; `ofAccount` is the path that leads to it. */
type OfMail = Declaration & { readonly ofAccount: string };

/** What decides which records of other objects are visible; see `visibleTo`. */
interface VisibilityContext {
  readonly actor: Actor;
  readonly registry: Registry;
  readonly visible: (declaration: Declaration, alias: string, type: AccessType) => Condition;
  /** Whether the actor sees every record of an object, so that single ones need no check. */
  readonly seesEvery: (declaration: Declaration) => boolean;
}

const never = sql<boolean>`false`;

/** Postgres may read a whole table once to answer an `exists` for every row; with an offset it looks each row up by its index. */
export const forbidHashedSubplan = sql`offset 0`;

/**
 * Whether letters can be linked with records of this object. Letters are not linked with other letters, nor with records that
 * only one person reads.
 */
export function isLinkable({ belongsToRecord, ofAccount, personal, sharedWith }: Declaration): boolean {
  return !belongsToRecord && !ofAccount && (personal === undefined || sharedWith !== undefined);
}

/**
 * Which records of e-mail accounts are open: the records that `accountIsOpen` finds, if the actor's role may use the object; and for
 * reading also letters that are linked with a record that the actor may read. A record that belongs to a letter or a mailing is open
 * when this letter or mailing is.
 */
export function ofMail(
  context: VisibilityContext,
  declaration: OfMail,
  alias: string,
  type: AccessType,
): Condition {
  const [name = '', ...rest] = declaration.ofAccount.split('.');
  // The path to the account leads through a letter or a mailing. The record belongs to it, as an attachment belongs to its letter.
  if (rest.length > 0) return wholeIsOpen(context, declaration, alias, type, name);
  const { actor } = context;
  const byAccount = mayByRole(actor, type, declaration)
    ? accountIsOpen(context, declaration, alias, type)
    : never;
  const linksMayOpen = type === 'read' && followsLinks(actor, declaration);
  if (!linksMayOpen || !declaration.openedBy) return byAccount;
  return sql<boolean>`(${byAccount} or ${linkedRecordIsOpen(context, declaration.openedBy, alias)})`;
}

/**
 * A record that belongs to a letter or a mailing is open with it. A link is open only to those who may also read the record that
 * the link names.
 * @param name the reference to the letter or the mailing
 */
const wholeIsOpen = (
  context: VisibilityContext,
  declaration: OfMail,
  alias: string,
  type: AccessType,
  name: string,
): Condition => {
  const { actor, registry, visible } = context;
  const whole = throughReference(registry, declaration, alias, name, (target, inner) =>
    may(actor, type, target) ? visible(target, inner, type) : never,
  );
  if (!declaration.linksTo) return whole;
  return sql<boolean>`(${whole} and ${namedRecordIsOpen(context, declaration, alias)})`;
};

/**
 * Records of no account, and of an account that is general or names the actor as a user. For reading also those of an account
 * that its users opened to the actor.
 */
const accountIsOpen = (
  { actor: { userId }, registry }: VisibilityContext,
  declaration: OfMail,
  alias: string,
  type: AccessType,
): Condition => {
  const named = (table: string) =>
    sql`exists (select 1 from ${sql.table(table)} as named where named.parent_id = own.id and named.user_id = ${userId})`;
  const orOpenToActor = type === 'read' ? sql` or ${named('email_account_open_to')}` : sql``;
  return atEndOf(
    registry,
    declaration,
    alias,
    [declaration.ofAccount],
    (
      account,
    ) => sql<boolean>`(${account} is null or ${account} = any(array(select own.id from email_account as own
      where own.is_general or ${named('email_account_users')}${orOpenToActor})))`,
  );
};

/**
 * Letters that are linked with a record that the actor may read. `has_links` of a letter always agrees with its links, so that
 * the links of letters that have none are not searched.
 * @param openedBy the object of the links and its reference to the letter, such as `incomingEmailLinkedDoc.incomingEmail`
 */
const linkedRecordIsOpen = (context: VisibilityContext, openedBy: string, alias: string): Condition => {
  const [object = '', reference = ''] = openedBy.split('.');
  const links = context.registry.byName(object);
  const inner = `${alias}_link`;
  const letter = columnOf(reference, fieldOf(links, reference) ?? { type: 'integer' });
  return sql<boolean>`(${sql.ref(`${alias}.has_links`)} and exists (select 1 from ${sql.table(tableOf(links))} as ${sql.table(inner)}
    where ${sql.ref(`${inner}.${letter}`)} = ${sql.ref(`${alias}.id`)} and not ${sql.ref(`${inner}.marked_to_delete`)}
      and ${namedRecordIsOpen(context, links, inner)} ${forbidHashedSubplan}))`;
};

/** Whether the actor may read the record that a link names. Links that name letters open nothing. */
const namedRecordIsOpen = (
  { actor, registry, visible, seesEvery }: VisibilityContext,
  { linksTo }: Declaration,
  alias: string,
) => {
  if (!linksTo) return never;
  const object = sql.ref(`${alias}.${columnOf(linksTo.object, { type: 'text' })}`);
  const id = sql.ref(`${alias}.${columnOf(linksTo.id, { type: 'integer' })}`);
  const linkable = registry.all.filter((each) => isLinkable(each) && may(actor, 'read', each));
  // If the actor sees every record of an object, its name is enough. Of the other objects the record itself is checked.
  const seenWholly = linkable.filter(seesEvery).map(({ name }) => name);
  const inner = `${alias}_on`;
  const checked = linkable
    .filter((each) => !seesEvery(each))
    .map(
      (each) => sql<boolean>`(${object} = ${each.name} and exists (
        select 1 from ${sql.table(tableOf(each))} as ${sql.table(inner)}
        where ${sql.ref(`${inner}.id`)} = ${id} and ${visible(each, inner, 'read')} ${forbidHashedSubplan}))`,
    );
  const isSeenWholly = sql<boolean>`${object} = any(cast(${`{${seenWholly.join(',')}}`} as text[]))`;
  return sql<boolean>`(${sql.join([isSeenWholly, ...checked], sql` or `)})`;
};
