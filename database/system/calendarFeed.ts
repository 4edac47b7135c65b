import { systemTable } from './systemTable.ts';
import { timestamp, timestampNow } from './timestamp.ts';

/** The secret address of a person's calendar. Only the hash of its token is kept; a new one replaces it. */
export const calendarFeedTable = systemTable({
  name: 'calendar_feed',
  properties: {
    user_id: {
      references: 'user',
      fieldName: 'user_id',
      deleteRule: 'cascade',
      primary: true,
    },
    token_hash: { type: 'varchar(64)', columnType: 'varchar(64)', fieldName: 'token_hash' },
    created_at: timestampNow('created_at'),
    last_read_at: timestamp('last_read_at', { nullable: true }),
  },
  uniques: [{ name: 'calendar_feed_token_hash_unique', properties: ['token_hash'] }],
});
