import { sql, type RawBuilder } from 'kysely';
import type { Sql } from '../sql.ts';

/** An account from which messages are sent. */
export interface SendingAccount {
  readonly id: number;
  readonly name: string;
}

/** SQL that tells whether an account has credentials: its password, or the token that stands for the consent of its owner. */
export const hasCredentials = sql<boolean>`case sign_in when 'password' then password <> '' else refresh_token <> '' end`;

/** SQL that tells whether an account is set up to send. @param alias the alias of the account's row in the statement */
export function sendsBy(alias: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<boolean>`(${column('is_active')} and ${column('for_send')} and not ${column('marked_to_delete')}
    and ${column('smtp_host')} <> '' and ${column('smtp_port')} is not null and ${column('user')} <> '' and ${hasCredentials})`;
}

/** Whether a person is named among those who use an account. That an account is general is not enough. */
export async function isAccountUser(db: Sql, id: number, userId: number | null): Promise<boolean> {
  if (userId === null) return false;
  const named = await db
    .selectFrom('email_account_users')
    .select('id')
    .where('parent_id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return named !== undefined;
}

/** The accounts from which a user may send: general ones, and those the user is named in. Service accounts are the system's. */
export async function sendingAccounts(db: Sql, userId: number | null): Promise<readonly SendingAccount[]> {
  const { rows } = await sql<SendingAccount>`
    select a.id, a.name from email_account a
    where ${sendsBy('a')} and not a.is_service
      and (a.is_general or exists (
        select 1 from email_account_users u where u.parent_id = a.id and u.user_id = ${userId}))
    order by a.name, a.id`.execute(db);
  return rows;
}

/**
 * Whether a person may write in the name of an account: a general one, or one that they are named in. Whether the account is set up
 * to send (`sendsBy`) is not asked here.
 */
export async function mayUseAccount(db: Sql, id: number, userId: number | null): Promise<boolean> {
  const account = await db
    .selectFrom('email_account as a')
    .select('a.id')
    .where('a.id', '=', id)
    .where((where) =>
      where.or([
        where('a.is_general', '=', true),
        where.exists(
          where
            .selectFrom('email_account_users as u')
            .select('u.id')
            .whereRef('u.parent_id', '=', 'a.id')
            .where('u.user_id', '=', userId),
        ),
      ]),
    )
    .executeTakeFirst();
  return account !== undefined;
}
