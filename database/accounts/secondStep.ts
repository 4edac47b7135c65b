import type { Transaction } from '../transaction.ts';

/** Removes the authenticator and the recovery codes of a user who returns to sign-in in one step. */
export async function forgetSecondStep(tx: Transaction, userId: number): Promise<void> {
  await tx.sql.deleteFrom('two_factor').where('user_id', '=', userId).execute();
  await tx.sql.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
}
