import { systemTable } from './systemTable.ts';
import { timestampNow } from './timestamp.ts';

/** A kind of device that a user has signed in from, as they know it: `Firefox, Windows`. */
export const knownDeviceTable = systemTable({
  name: 'known_device',
  properties: {
    user_id: {
      references: 'user',
      fieldName: 'user_id',
      deleteRule: 'cascade',
      primary: true,
    },
    device: { type: 'varchar(120)', columnType: 'varchar(120)', primary: true },
    first_seen_at: timestampNow('first_seen_at'),
  },
});
