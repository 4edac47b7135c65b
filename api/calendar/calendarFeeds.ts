import { randomBytes } from 'node:crypto';
import type { Database } from '#database/connect.ts';
import { fail } from '#domain/kernel/fail.ts';
import { isoTime } from '#domain/kernel/time.ts';
import {
  calendarFeedOf,
  readCalendarFeed,
  renewCalendarFeed,
  revokeCalendarFeed,
} from '#database/processes/calendarFeeds.ts';
import { hashOf } from '../auth/sessions.ts';

/** What the owner sees of a secret address; not the address itself, because only its hash is stored. */
export interface CalendarFeed {
  /** ISO in UTC. */
  readonly createdAt: string;
  /** ISO in UTC; null if no program has read the calendar yet. */
  readonly lastReadAt: string | null;
}

/** The secret addresses of people's calendars, one for each person at most. */
export function calendarFeeds({ sql: db }: Pick<Database, 'sql'>) {
  return {
    /** Null if the person has no address. */
    of: async (userId: number | null): Promise<CalendarFeed | null> => {
      const feed = await calendarFeedOf(db, userId);
      return feed
        ? { createdAt: isoTime(feed.createdAt), lastReadAt: feed.lastReadAt && isoTime(feed.lastReadAt) }
        : null;
    },

    /** @returns the token of a new address; the previous one becomes invalid */
    renew: async (userId: number | null): Promise<string> => {
      if (userId === null) throw fail('not_signed_in');
      const token = randomBytes(32).toString('base64url');
      await renewCalendarFeed(db, userId, hashOf(token));
      return token;
    },

    revoke: (userId: number | null): Promise<void> => revokeCalendarFeed(db, userId),

    /** The id of the owner of this address, undefined if the address is not valid any more; records the time of reading. */
    read: (token: string): Promise<number | undefined> => readCalendarFeed(db, hashOf(token)),
  };
}
