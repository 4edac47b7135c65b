import { sql } from 'kysely';
import { failFields } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { hasCredentials } from '../mail/sendingAccounts.ts';
import type { Transaction } from '../transaction.ts';

/** In whose name guests are invited. Answers come to this address. */
export interface Inviter {
  readonly email: string;
  readonly name: string;
  readonly userId: number | null;
  /** Null for the terminal's own server. */
  readonly accountId: number | null;
}

/**
 * The person who invited first, if somebody did. Otherwise the user, by an account that receives mail, so that answers are
 * read: the one with their own address, else one of their own, else a general one. Without such an account, the address of
 * the user is taken. An account whose user name is no address cannot be answered.
 * @throws inviter_without_address
 */
export async function inviterFor(
  tx: Transaction,
  userId: number | null,
  { organizer, invitesFromId, authorId }: AnyRecord,
): Promise<Inviter> {
  // Guests were invited already, in the name of this address. The event's author is taken for the person who did it.
  if (typeof organizer === 'string') {
    const first = typeof authorId === 'number' ? authorId : userId;
    const accountId = typeof invitesFromId === 'number' ? invitesFromId : null;
    return { email: organizer, name: await nameOf(tx, first), userId: first, accountId };
  }
  const { rows } = await sql<{ id: number; address: string }>`
    select a.id, a."user" as address from email_account a
    where a.is_active and a.for_send and a.for_receive and not a.marked_to_delete and a.smtp_host <> ''
      and a.smtp_port is not null and a."user" like '%@%' and ${hasCredentials}
      and (a.is_general or exists (
        select 1 from email_account_users m where m.parent_id = a.id and m.user_id = ${userId}))
    order by lower(a."user") = (select lower(email) from "user" where id = ${userId}) desc nulls last, a.is_general, a.id limit 1`.execute(
    tx.sql,
  );
  const [account] = rows;
  const email = account?.address ?? (await addressOf(tx, userId));
  if (!email) throw failFields([{ field: 'guests', code: 'inviter_without_address' }]);
  return { email, name: await nameOf(tx, userId), userId, accountId: account?.id ?? null };
}

const personOf = (tx: Transaction, userId: number | null) =>
  tx.sql.selectFrom('user').select(['name', 'email']).where('id', '=', userId).executeTakeFirst();
const nameOf = async (tx: Transaction, userId: number | null): Promise<string> =>
  (await personOf(tx, userId))?.name ?? 'Keja';
const addressOf = async (tx: Transaction, userId: number | null): Promise<string> =>
  (await personOf(tx, userId))?.email ?? '';
