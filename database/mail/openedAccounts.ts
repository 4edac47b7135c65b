import { sql } from 'kysely';
import { fail, failFields } from '#domain/kernel/fail.ts';
import { serverFor, type Actor } from '#domain/platform/actor.ts';
import type { Sql } from '../sql.ts';
import type { Transaction } from '../transaction.ts';
import { lockRow } from '../writing/lockRow.ts';
import { isAccountUser } from './sendingAccounts.ts';

interface Person {
  readonly id: number;
  readonly presentation: string;
}

/** A personal account, and to whom its users have opened it. */
interface OwnAccount {
  readonly id: number;
  readonly name: string;
  /** The name under which we sign in to its mail server. */
  readonly user: string;
  readonly openTo: readonly { readonly user: Person; readonly since: string | null }[];
}

/**
 * The personal accounts that name the person as user, in the order of the names of the accounts.
 * @param id if given, the id of the only account to look at
 */
export async function ownAccounts(db: Sql, userId: number | null, id?: number): Promise<OwnAccount[]> {
  const { rows } = await sql<OwnAccount>`
    select a.id, a.name, a."user", coalesce((
      select json_agg(json_build_object('user', json_build_object('id', u.id, 'presentation', u.name),
        'since', to_char(o.since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by u.name, u.id)
      from email_account_open_to o join "user" u on u.id = o.user_id where o.parent_id = a.id), '[]') as "openTo"
    from email_account a
    where not a.is_general and not a.marked_to_delete and ${id === undefined ? sql`true` : sql`a.id = ${id}`}
      and exists (select 1 from email_account_users n where n.parent_id = a.id and n.user_id = ${userId}::int)
    order by a.name, a.id`.execute(db);
  return rows;
}

/**
 * Opens a personal account to these people, and closes it to all others. Only its users may do this; full rights do not
 * suffice.
 * @throws no_access, record_not_found, validation_failed with mail_account_not_for if one of those to whom it was not open before
 *   is not active staff, or uses the account already
 */
export async function openAccount(
  tx: Transaction,
  actor: Actor,
  id: number,
  users: readonly number[],
): Promise<void> {
  await lockRow(tx.sql, 'email_account', id);
  if (!(await isAccountUser(tx.sql, id, actor.userId))) throw fail('no_access', { object: 'emailAccount' });
  const [account] = await ownAccounts(tx.sql, actor.userId, id);
  if (!account) throw fail('record_not_found', { object: 'emailAccount', id });
  // Since when the account is open to each person to whom it is open already. They keep this time.
  const sinceOf = new Map(account.openTo.map(({ user, since: openedAt }) => [user.id, openedAt]));
  const wanted = [...new Set(users)];
  await mustBeColleagues(
    tx.sql,
    id,
    wanted.filter((user) => !sinceOf.has(user)),
  );
  const now = new Date().toISOString();
  await tx.records.updateOnly(serverFor(actor.userId), 'emailAccount', id, {
    openTo: wanted.map((user) => ({ user, since: sinceOf.get(user) ?? now })),
  });
}

/** Refuses people who are not active staff, and people who already use the account. */
const mustBeColleagues = async (db: Sql, accountId: number, users: readonly number[]): Promise<void> => {
  if (users.length === 0) return;
  const { rows } = await sql<{ id: number }>`select u.id from "user" u
    where u.id = any(${users}::int[]) and u.is_active and not u.marked_to_delete and not u.external_user
      and not exists (select 1 from email_account_users n where n.parent_id = ${accountId} and n.user_id = u.id)`.execute(
    db,
  );
  const allowed = new Set(rows.map(({ id }) => id));
  if (users.every((user) => allowed.has(user))) return;
  throw failFields([{ field: 'users', code: 'mail_account_not_for' }]);
};

/** What somebody has read in a personal account of others. */
interface ForeignRead {
  readonly id: number;
  readonly date: string;
  readonly user: Person | null;
  readonly objectName: string;
  /** How many letters were read. */
  readonly letters: number;
  /** The subject, if it was one letter of this account. */
  readonly subject: string | null;
}

/** Only the newest reads are shown. */
const readsShown = 100;

/**
 * Which letters of an account were read last by people who do not use it, the newest reads first. The `detail` of a row in the
 * access log is the list of the ids of these letters, as `noteForeignMail` writes it.
 */
export async function foreignReads(db: Sql, emailAccountId: number): Promise<ForeignRead[]> {
  const { rows } = await sql<ForeignRead>`
    select r.id, to_char(r.date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as date,
      case when u.id is null then null else json_build_object('id', u.id, 'presentation', u.name) end as user,
      r.object_name as "objectName", cardinality(r.letters) as letters,
      case when cardinality(r.letters) > 1 then null
        when r.object_name like 'outgoing%' then (select o.subject from outgoing_email o where o.id = r.letters[1]
          and o.email_account_id = ${emailAccountId})
        else (select i.subject from incoming_email i where i.id = r.letters[1]
          and i.email_account_id = ${emailAccountId}) end as subject
    from (
      select id, date, user_id, object_name, cast(string_to_array(detail, ', ') as int[]) as letters from access_log
      where email_account_id = ${emailAccountId} and action = 'ForeignMailRead'
      order by date desc, id desc limit ${readsShown}) as r
    left join "user" u on u.id = r.user_id
    order by r.date desc, r.id desc`.execute(db);
  return rows;
}
