import { EntitySchema } from '@mikro-orm/core';

/** A driver who has confirmed a ticket. Only the hash of the token is kept; the session opens one disposition and nothing else. */
export const kioskSessionEntity = new EntitySchema({
  name: 'kiosk_session',
  tableName: 'kiosk_session',
  properties: {
    token_hash: { type: 'varchar(64)', columnType: 'varchar(64)', fieldName: 'token_hash', primary: true },
    disposition_id: {
      kind: 'm:1',
      entity: () => 'disposition',
      fieldName: 'disposition_id',
      deleteRule: 'cascade',
    },
    own_device: { type: 'boolean', fieldName: 'own_device', default: false },
    created_at: {
      type: 'timestamptz(3)',
      columnType: 'timestamptz(3)',
      fieldName: 'created_at',
      defaultRaw: 'now()',
    },
    last_seen_at: {
      type: 'timestamptz(3)',
      columnType: 'timestamptz(3)',
      fieldName: 'last_seen_at',
      defaultRaw: 'now()',
    },
    expires_at: { type: 'timestamptz(3)', columnType: 'timestamptz(3)', fieldName: 'expires_at' },
  },
  indexes: [
    { name: 'kiosk_session_expires_index', properties: ['expires_at'] },
    { name: 'kiosk_session_disposition_id_index', properties: ['disposition_id'] },
  ],
} as never);
