import { sql } from 'kysely';
import { KejaError } from '#domain/kernel/fail.ts';
import type { Transaction } from './transaction.ts';

/**
 * Runs a part of a transaction under a savepoint: if it is refused, only this part is rolled back.
 * @returns the result, or the refusal; other errors are thrown
 */
export async function attempt<T>(tx: Transaction, work: () => Promise<T>): Promise<T | KejaError> {
  await sql`savepoint attempt`.execute(tx.sql);
  try {
    const result = await work();
    await sql`release savepoint attempt`.execute(tx.sql);
    return result;
  } catch (error) {
    if (!(error instanceof KejaError)) throw error;
    await sql`rollback to savepoint attempt`.execute(tx.sql);
    // Otherwise an attempt around this one would be rolled back to here only.
    await sql`release savepoint attempt`.execute(tx.sql);
    return error;
  }
}
