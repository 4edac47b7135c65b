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
    /** A relay works on it until then; after that it died, and another takes the row. */
    claimed_until: timestamp('claimed_until', { nullable: true }),
    /** A row that failed is tried again then; null for one that has not failed, or that somebody wants to be tried now. */
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
