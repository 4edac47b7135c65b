import { sql } from 'kysely';
import { fail } from '#domain/kernel/fail.ts';
import type { Sql } from './sql.ts';
import { outboxChannel } from './transaction.ts';

const mostListed = 200;

/**
 * The rows of the outbox that failed and are tried again, the oldest first, and the count of all of them. Their payload may
 * be secret and is left out.
 */
export async function failedWork(db: Sql) {
  const failed = db
    .selectFrom('outbox')
    .where('processed_at', 'is', null)
    .where('last_error', 'is not', null);
  const rows = await failed
    .select(['id', 'kind', 'attempts', 'created_at', 'due_at', 'last_error'])
    .orderBy('id')
    .limit(mostListed)
    .execute();
  const { count } = await failed.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  return { rows, count };
}

/**
 * Lets a row that failed be tried again immediately: the notification wakes the relay.
 * @throws record_not_found if nothing failed under this id, or it is done by now
 */
export async function retryWork(db: Sql, id: string): Promise<void> {
  const retried = await db
    .updateTable('outbox')
    .set({ due_at: null })
    .where('id', '=', id)
    .where('processed_at', 'is', null)
    .where('last_error', 'is not', null)
    .returning(sql`pg_notify(${outboxChannel}, '')`.as('notified'))
    .execute();
  if (retried.length === 0) throw fail('record_not_found', { object: 'outbox', id });
}
