import type { Database } from '#database/connect.ts';
import type { Transaction } from '#database/transaction.ts';

/** Carries a result out of the transaction that it ends. */
class RolledBack<T> extends Error {
  readonly result: T;
  constructor(result: T) {
    super('It was only tried.');
    this.result = result;
  }
}

/** Does the work and rolls it back, so that a preview shows what the work will do, including refusals. */
export async function inRolledBackTransaction<T>(
  database: Database,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await database.transaction(async (tx): Promise<T> => {
      throw new RolledBack(await work(tx));
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.result as T;
    throw error;
  }
}
