import { sql } from 'kysely';
import type { Transaction } from '../transaction.ts';

const kept = 'keja.kept_session';

/** The session in which somebody changes their own password goes on, if they are named before the change. */
export const keepSession = async (tx: Transaction, tokenHash: string): Promise<void> => {
  await sql`select set_config(${kept}, ${tokenHash}, true)`.execute(tx.sql);
};

/** Ends every session of a user but one that is kept, every sign-in that waits for its second step, and every link to a new password. */
export const endSessionsOf = async (tx: Transaction, userId: number): Promise<void> => {
  await sql`delete from session where user_id = ${userId}
    and token_hash is distinct from current_setting(${kept}, true)`.execute(tx.sql);
  await sql`delete from pending_sign_in where user_id = ${userId}`.execute(tx.sql);
  await sql`update "user" set password_reset_token = null where id = ${userId}`.execute(tx.sql);
};
