import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import { hashOf } from '../auth/sessions.ts';

/** What its owner sees of a secret address: not the address, of which only the hash is kept. */
export interface CalendarFeed {
  /** ISO in UTC. */
  readonly createdAt: string;
  readonly lastReadAt: string | null;
}

const iso = (stored: string): string => new Date(stored).toISOString();

/** The secret addresses of people's calendars, one for each person at most. */
export const calendarFeeds = ({ sql: db }: Pick<Database, 'sql'>) => ({
  of: async (userId: number | null): Promise<CalendarFeed | null> => {
    const { rows } = await sql<{ created_at: string; last_read_at: string | null }>`
      select created_at, last_read_at from calendar_feed where user_id = ${userId}`.execute(db);
    const [row] = rows;
    return row
      ? { createdAt: iso(row.created_at), lastReadAt: row.last_read_at && iso(row.last_read_at) }
      : null;
  },

  /** @returns the token of a new address; the one before opens nothing any more */
  renew: async (userId: number | null): Promise<string> => {
    const token = randomBytes(32).toString('base64url');
    await sql`insert into calendar_feed (user_id, token_hash) values (${userId}, ${hashOf(token)})
      on conflict (user_id) do update set token_hash = excluded.token_hash, created_at = now(), last_read_at = null`.execute(
      db,
    );
    return token;
  },

  revoke: async (userId: number | null): Promise<void> => {
    await sql`delete from calendar_feed where user_id = ${userId}`.execute(db);
  },

  /** Whose address this is; it is noted that it was read. */
  read: async (token: string): Promise<number | undefined> => {
    const { rows } = await sql<{ user_id: number }>`
      update calendar_feed set last_read_at = now() where token_hash = ${hashOf(token)} returning user_id`.execute(
      db,
    );
    return rows[0]?.user_id;
  },
});
