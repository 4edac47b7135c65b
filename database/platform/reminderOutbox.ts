import { sql } from 'kysely';
import type { Sql } from '../sql.ts';
import type { Transaction } from '../transaction.ts';

export const reminderOutbox = 'reminder';

/** Signals the workflow of a reminder to read it again. The signal is sent after this transaction is committed. */
export function signalReminder(tx: Transaction, reminderId: number): Promise<void> {
  return tx.outbox(reminderOutbox, { reminderId });
}

/** The reminders that come within so many minutes or should have come, at most a thousand, the earliest first. */
export async function remindersWithin(db: Sql, minutes: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('reminder')
    .select('id')
    .where('next_at', '<', sql<string>`now() + make_interval(mins => ${minutes})`)
    .orderBy('next_at')
    .limit(1000)
    .execute();
  return rows.map(({ id }) => id);
}
