import { sql } from 'kysely';
import type { Transaction } from '../transaction.ts';
import { endPendingSignIns } from './pendingSignIns.ts';

const keptSessionSetting = 'keja.kept_session';

/**
 * Excludes a session from `endSessionsOf` in this transaction, such as the one in which a person changes the password. It is
 * noted in a setting of the transaction, because the hooks of the object `user`, which end sessions, do not know this one.
 */
export async function keepSession(tx: Transaction, tokenHash: string): Promise<void> {
  await sql`select set_config(${keptSessionSetting}, ${tokenHash}, true)`.execute(tx.sql);
}

/** Ends a user's sessions except the kept one, sign-ins that wait for a second step, and links for a new password. */
export async function endSessionsOf(tx: Transaction, userId: number): Promise<void> {
  await sql`delete from session where user_id = ${userId}
    and token_hash is distinct from current_setting(${keptSessionSetting}, true)`.execute(tx.sql);
  await endPendingSignIns(tx.sql, userId);
  await tx.sql.updateTable('user').set({ password_reset_token: null }).where('id', '=', userId).execute();
}
