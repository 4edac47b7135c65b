import { EntitySchema } from '@mikro-orm/core';

/** The last code texted to the driver of a disposition: one at a time, kept sealed, for a few attempts and minutes. */
export const kioskCodeEntity = new EntitySchema({
  name: 'kiosk_code',
  tableName: 'kiosk_code',
  properties: {
    disposition_id: {
      kind: 'm:1',
      entity: () => 'disposition',
      fieldName: 'disposition_id',
      deleteRule: 'cascade',
      primary: true,
    },
    sealed_code: { type: 'varchar(300)', columnType: 'varchar(300)', fieldName: 'sealed_code' },
    attempts: { type: 'integer', default: 0 },
    created_at: {
      type: 'timestamptz(3)',
      columnType: 'timestamptz(3)',
      fieldName: 'created_at',
      defaultRaw: 'now()',
    },
    expires_at: { type: 'timestamptz(3)', columnType: 'timestamptz(3)', fieldName: 'expires_at' },
    used_at: { type: 'timestamptz(3)', columnType: 'timestamptz(3)', fieldName: 'used_at', nullable: true },
  },
} as never);
