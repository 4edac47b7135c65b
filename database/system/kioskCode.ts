import { systemTable } from './systemTable.ts';
import { timestamp, timestampNow } from './timestamp.ts';

/** The last code texted to the driver of a disposition: one at a time, kept sealed, for a few attempts and minutes. */
export const kioskCodeTable = systemTable({
  name: 'kiosk_code',
  properties: {
    disposition_id: {
      references: 'disposition',
      fieldName: 'disposition_id',
      deleteRule: 'cascade',
      primary: true,
    },
    sealed_code: { type: 'varchar(300)', columnType: 'varchar(300)', fieldName: 'sealed_code' },
    attempts: { type: 'integer', default: 0 },
    created_at: timestampNow('created_at'),
    expires_at: timestamp('expires_at'),
    used_at: timestamp('used_at', { nullable: true }),
  },
});
