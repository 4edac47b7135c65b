import { sql } from 'kysely';
import { KejaError } from '#domain/kernel/fail.ts';
import type { Transaction } from './transaction.ts';

/** Part of a transaction under a savepoint: what is refused is taken back whole, and the rest of the transaction goes on. */
export const attempt = async <T>(tx: Transaction, work: () => Promise<T>): Promise<T | KejaError> => {
  await sql`savepoint attempt`.execute(tx.sql);
  try {
    const done = await work();
    await sql`release savepoint attempt`.execute(tx.sql);
    return done;
  } catch (error) {
    if (!(error instanceof KejaError)) throw error;
    await sql`rollback to savepoint attempt`.execute(tx.sql);
    return error;
  }
};
