import { sql } from 'kysely';
import { KejaError } from '#domain/kernel/fail.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { Database } from '../connect.ts';

/** How long an unconfirmed account is kept. A link is valid for a day and can be requested again. */
const daysKept = 30;

/** Ids of records. */
interface Unconfirmed {
  readonly registration: number;
  readonly user: number;
  /**
   * The firm that was created for the account; null if somebody has changed it since. A change within a second after its creation
   * still belongs to the creation.
   */
  readonly firm: number | null;
}

/**
 * Removes old accounts with an unconfirmed address, so that the address and the login are free again. Accounts and firms
 * that other records refer to stay.
 */
export async function forgetUnconfirmed(database: Database): Promise<void> {
  const { rows } = await sql<Unconfirmed>`
    select r.id as registration, r.user_id as user,
      case when c.updated_at < c.created_at + interval '1 second' then c.id end as firm
    from registration r join "user" u on u.id = r.user_id left join counterparty c on c.id = r.counterparty_id
    where not u.email_confirmed and u.created_at < now() - make_interval(days => ${daysKept})
    order by r.id`.execute(database.sql);
  for (const row of rows) await unlessReferred(() => forget(database, row));
}

const forget = (database: Database, { registration, user, firm }: Unconfirmed): Promise<void> =>
  database.transaction(async (tx) => {
    // The user may confirm the address meanwhile.
    const { rows } = await sql`
      select 1 from "user" where id = ${user} and not email_confirmed for update`.execute(tx.sql);
    if (rows.length === 0) return;
    await tx.records.remove(systemActor, 'registration', registration);
    // The log of sign-in attempts stays, with the login that was typed.
    await sql`update access_log set user_id = null where user_id = ${user}`.execute(tx.sql);
    await tx.records.remove(systemActor, 'user', user);
    if (firm !== null) await unlessReferred(() => tx.records.remove(systemActor, 'counterparty', firm));
  });

/** Calls `remove`; if other records refer to the record, it stays. */
const unlessReferred = async (remove: () => Promise<void>): Promise<void> => {
  try {
    await remove();
  } catch (error) {
    if (!(error instanceof KejaError) || error.code !== 'record_referenced') throw error;
  }
};
