import { systemTable } from './systemTable.ts';
import { timestamp, timestampNow } from './timestamp.ts';

/** A signed-in browser. Only the hash of its token is kept, so that the table gives nobody a session. */
export const sessionTable = systemTable({
  name: 'session',
  properties: {
    token_hash: { type: 'varchar(64)', columnType: 'varchar(64)', fieldName: 'token_hash', primary: true },
    user_id: { references: 'user', fieldName: 'user_id', deleteRule: 'cascade' },
    created_at: timestampNow('created_at'),
    last_seen_at: timestampNow('last_seen_at'),
    expires_at: timestamp('expires_at'),
    /** Whether the person chose to stay signed in: then the session lives longer without a call. */
    remember: { type: 'boolean', default: false },
    /** The browser in which the session began; it identifies the working place. */
    browser_id: { type: 'uuid', columnType: 'uuid', fieldName: 'browser_id', nullable: true },
    /**
     * The working place that allows only one session for each person and so ended this one. The browser shows it as the
     * reason.
     */
    superseded_by: {
      type: 'varchar(255)',
      columnType: 'varchar(255)',
      fieldName: 'superseded_by',
      nullable: true,
    },
    /** The id that its owner sees. */
    public_id: { type: 'uuid', columnType: 'uuid', fieldName: 'public_id', defaultRaw: 'gen_random_uuid()' },
    address: { type: 'varchar(45)', columnType: 'varchar(45)', nullable: true },
    user_agent: { type: 'varchar(400)', columnType: 'varchar(400)', fieldName: 'user_agent', nullable: true },
  },
  indexes: [
    { name: 'session_expires_index', properties: ['expires_at'] },
    { name: 'session_user_id_index', properties: ['user_id'] },
  ],
});
