import { sql } from 'kysely';
import { fail } from '#domain/kernel/fail.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { Transaction } from '../transaction.ts';
import { readLinkToken } from './linkToken.ts';

/**
 * The address is its owner's. Opened a second time, as people and mail programs do, the link says the same again and
 * changes nothing.
 * @throws confirmation_link_expired for a link that is too old, or that a newer one has replaced
 */
export const confirmEmail = async (tx: Transaction, token: string): Promise<void> => {
  const link = readLinkToken(token);
  if (!link) throw fail('confirmation_link_expired');
  const { rows } = await sql<{ id: number; confirmed: boolean }>`
    select id, email_confirmed as confirmed from "user"
    where id = ${link.userId} and email_confirmation_token = ${link.kept} and not marked_to_delete for update`.execute(
    tx.sql,
  );
  const [user] = rows;
  if (!user) throw fail('confirmation_link_expired');
  if (!user.confirmed) await tx.records.update(systemActor, 'user', user.id, { emailConfirmed: true });
};

/**
 * Sets the password by a link that works once. Who opened it has shown that the address is theirs.
 * @throws reset_link_expired for a link that is too old, was used, or that a newer one has replaced
 */
export const resetPassword = async (tx: Transaction, token: string, password: string): Promise<number> => {
  const link = readLinkToken(token);
  if (!link) throw fail('reset_link_expired');
  const { rows } = await sql<{ id: number }>`
    update "user" set password_reset_token = null
    where id = ${link.userId} and password_reset_token = ${link.kept} and is_active and not marked_to_delete
    returning id`.execute(tx.sql);
  const [user] = rows;
  if (!user) throw fail('reset_link_expired');
  await tx.records.update(systemActor, 'user', user.id, { password, emailConfirmed: true });
  return user.id;
};
