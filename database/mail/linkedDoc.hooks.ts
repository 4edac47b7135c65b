import { sql } from 'kysely';
import { failFields } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { columnOf } from '../schema/naming.ts';
import type { Transaction } from '../transaction.ts';
import { noteAnswerByLetter } from '../service/firstAnswer.ts';
import { isLinkable } from '../reading/mailVisibility.ts';
import { isChanged } from '../writing/changedFields.ts';
import type { Draft, Hooks, WriteContext } from '../writing/hooks.ts';
import { lockRow } from '../writing/lockRow.ts';
import { mayUseAccount } from './sendingAccounts.ts';

/**
 * Keeps `hasLinks` of a letter equal to whether it has links. Its `updatedAt` stays as it is, so that a person who has the
 * letter open can still save it. For an outgoing letter it also notes what the letter answers.
 */
export function linkedDocHooks(letter: 'incomingEmail' | 'outgoingEmail'): Hooks {
  const table = letter === 'incomingEmail' ? 'incoming_email' : 'outgoing_email';
  const links = sql.table(`${table}_linked_doc`);
  const ofLetter = sql.ref(`link.${columnOf(letter, { type: 'reference' })}`);
  /** @param without the id of a link that is about to be deleted and so does not count; null for none */
  const updateHasLinks = async (tx: Transaction, link: AnyRecord, without: number | null): Promise<void> => {
    const id = Number(link[`${letter}Id`]);
    // Without the lock, a transaction that removes a link and another one that makes a link of the same letter would each miss
    // what the other does.
    await lockRow(tx.sql, table, id);
    const { rows } = await sql`update ${sql.table(table)} as letter set has_links = now.has from (
        select exists (select 1 from ${links} as link where ${ofLetter} = ${id} and not link.marked_to_delete
          and link.id is distinct from ${without}) as has) as now
      where letter.id = ${id} and letter.has_links <> now.has returning letter.id`.execute(tx.sql);
    if (rows.length > 0) await tx.announce(letter, id);
  };
  return {
    beforeWrite: async (link, before, context) => {
      const isNewLink =
        !before || [letter, 'objectName', 'objectId'].some((name) => isChanged(link, before, name));
      // A draft holds the id of the letter under the name of the reference, a record under the name with `Id`.
      if (isNewLink && !context.actor.system)
        await mustBeOwnToLink(
          letter,
          { ...before, ...link, [letter]: link[letter] ?? before?.[`${letter}Id`] },
          context,
        );
    },
    afterWrite: async (link, before, { tx }) => {
      await updateHasLinks(tx, link, null);
      if (letter === 'outgoingEmail') await noteAnswerByLetter(tx, Number(link.outgoingEmailId));
      if (before && before[`${letter}Id`] !== link[`${letter}Id`]) await updateHasLinks(tx, before, null);
    },
    beforeDelete: (link, { tx }) => updateHasLinks(tx, link, link.id),
  };
}

/**
 * Everybody who may read a record may read the letters that are linked with it. So a letter of a personal account is linked
 * only by users of the account, and only with a record that they may read themselves.
 */
const mustBeOwnToLink = async (
  letter: 'incomingEmail' | 'outgoingEmail',
  link: Draft,
  { tx, actor, registry }: WriteContext,
): Promise<void> => {
  const id = Number(link[letter]);
  const account = await tx.sql
    .selectFrom(letter === 'incomingEmail' ? 'incoming_email' : 'outgoing_email')
    .select('email_account_id')
    .where('id', '=', id)
    .executeTakeFirst();
  const accountId = account?.email_account_id ?? null;
  if (accountId !== null && !(await mayUseAccount(tx.sql, accountId, actor.userId)))
    throw failFields([{ field: letter, code: 'mail_link_of_others' }]);
  if (typeof link.objectName !== 'string' || typeof link.objectId !== 'number') return;
  if (!registry.has(link.objectName) || !isLinkable(registry.byName(link.objectName)))
    throw failFields([{ field: 'objectName', code: 'invalid_value' }]);
  await tx.records.mustSee(actor, link.objectName, link.objectId);
};
