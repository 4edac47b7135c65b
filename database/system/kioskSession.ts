import { systemTable } from './systemTable.ts';
import { timestamp, timestampNow } from './timestamp.ts';

/** A driver who has confirmed a ticket. Only the hash of the token is kept; the session opens one disposition and nothing else. */
export const kioskSessionTable = systemTable({
  name: 'kiosk_session',
  properties: {
    token_hash: { type: 'varchar(64)', columnType: 'varchar(64)', fieldName: 'token_hash', primary: true },
    disposition_id: {
      references: 'disposition',
      fieldName: 'disposition_id',
      deleteRule: 'cascade',
    },
    /** Whether it is the driver's own device, and not a kiosk of the terminal. */
    own_device: { type: 'boolean', fieldName: 'own_device', default: false },
    created_at: timestampNow('created_at'),
    last_seen_at: timestampNow('last_seen_at'),
    expires_at: timestamp('expires_at'),
  },
  indexes: [
    { name: 'kiosk_session_expires_index', properties: ['expires_at'] },
    { name: 'kiosk_session_disposition_id_index', properties: ['disposition_id'] },
  ],
});
