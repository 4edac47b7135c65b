import { sql } from 'kysely';
import type { Transaction } from '../transaction.ts';

/** Forgets the authenticator app and the recovery codes of a user whose sign-in takes one step again. */
export const forgetSecondStep = async (tx: Transaction, userId: number): Promise<void> => {
  await sql`delete from two_factor where user_id = ${userId}`.execute(tx.sql);
  await sql`delete from recovery_code where user_id = ${userId}`.execute(tx.sql);
};
