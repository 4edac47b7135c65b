import { sql } from 'kysely';
import type { Sql } from '../sql.ts';

/** When the secret address of a person's calendar was created, and when it was last read. */
export function calendarFeedOf(db: Sql, userId: number | null) {
  return db
    .selectFrom('calendar_feed')
    .select(['created_at as createdAt', 'last_read_at as lastReadAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Replaces the address by a new one. Only a hash of the secret in the address (`tokenHash`) is stored. */
export async function renewCalendarFeed(db: Sql, userId: number, tokenHash: string): Promise<void> {
  const renewed = { token_hash: tokenHash, created_at: sql<string>`now()`, last_read_at: null };
  await db
    .insertInto('calendar_feed')
    .values({ user_id: userId, ...renewed })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(renewed))
    .execute();
}

export async function revokeCalendarFeed(db: Sql, userId: number | null): Promise<void> {
  await db.deleteFrom('calendar_feed').where('user_id', '=', userId).execute();
}

/** The id of the user whose calendar has this address; undefined if nobody's has it. Records that it was read. */
export async function readCalendarFeed(db: Sql, tokenHash: string): Promise<number | undefined> {
  const feed = await db
    .updateTable('calendar_feed')
    .set({ last_read_at: sql<string>`now()` })
    .where('token_hash', '=', tokenHash)
    .returning('user_id')
    .executeTakeFirst();
  return feed?.user_id;
}
