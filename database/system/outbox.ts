import { systemTable } from './systemTable.ts';
import { timestamp, timestampNow } from './timestamp.ts';

/** What must happen once a record is committed: the relay starts the workflow each row names. */
export const outboxTable = systemTable({
  name: 'outbox',
  properties: {
    id: { type: 'bigint', primary: true, autoincrement: true },
    kind: { type: 'varchar(60)', columnType: 'varchar(60)' },
    payload: { type: 'json', columnType: 'jsonb' },
    created_at: timestampNow('created_at'),
    processed_at: timestamp('processed_at', { nullable: true }),
    /** A relay has claimed the row until then. If the relay has died, another one takes the row afterwards. */
    claimed_until: timestamp('claimed_until', { nullable: true }),
    /** When a failed row is tried again; null for a row that has not failed, or that is to be tried at once. */
    due_at: timestamp('due_at', { nullable: true }),
    attempts: { type: 'integer', default: 0 },
    last_error: { type: 'text', columnType: 'text', fieldName: 'last_error', nullable: true },
  },
  indexes: [
    {
      name: 'outbox_waiting_index',
      expression: 'create index "outbox_waiting_index" on "outbox" ("id") where "processed_at" is null',
    },
  ],
});
