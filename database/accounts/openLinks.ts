import { fail } from '#domain/kernel/fail.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { Transaction } from '../transaction.ts';
import { makeRegisteredFirm } from './registeredFirm.ts';
import { readLinkToken } from './linkToken.ts';

/**
 * Confirms the e-mail address of a user, and creates the firm for which the user has registered. A link that is opened again, as
 * people and mail programs do, succeeds and changes nothing.
 * @throws confirmation_link_expired if the link is too old or was replaced by a newer one
 */
export async function confirmEmail(tx: Transaction, token: string): Promise<void> {
  const link = readLinkToken(token);
  if (!link) throw fail('confirmation_link_expired');
  const user = await tx.sql
    .selectFrom('user')
    .select(['id', 'email_confirmed as confirmed'])
    .where('id', '=', link.userId)
    .where('email_confirmation_token', '=', link.hash)
    .where('marked_to_delete', '=', false)
    .forUpdate()
    .executeTakeFirst();
  if (!user) throw fail('confirmation_link_expired');
  if (user.confirmed) return;
  await tx.records.update(systemActor, 'user', user.id, { emailConfirmed: true });
  await makeRegisteredFirm(tx, user.id);
}

/**
 * Sets the password by a link that works once. The link came by e-mail, so this also confirms the address.
 * @returns the user id
 * @throws reset_link_expired if the link is too old, was used, or was replaced by a newer one
 */
export async function resetPassword(tx: Transaction, token: string, password: string): Promise<number> {
  const link = readLinkToken(token);
  if (!link) throw fail('reset_link_expired');
  const user = await tx.sql
    .updateTable('user')
    .set({ password_reset_token: null })
    .where('id', '=', link.userId)
    .where('password_reset_token', '=', link.hash)
    .where('is_active', '=', true)
    .where('marked_to_delete', '=', false)
    .returning('id')
    .executeTakeFirst();
  if (!user) throw fail('reset_link_expired');
  await tx.records.update(systemActor, 'user', user.id, { password, emailConfirmed: true });
  await makeRegisteredFirm(tx, user.id);
  return user.id;
}
