import { systemTable } from './systemTable.ts';
import { timestamp, timestampNow } from './timestamp.ts';

/** One of the codes that open an account once each, when the telephone is lost. Kept as a keyed hash only. */
export const recoveryCodeTable = systemTable({
  name: 'recovery_code',
  properties: {
    code_hash: { type: 'varchar(100)', columnType: 'varchar(100)', fieldName: 'code_hash', primary: true },
    user_id: { references: 'user', fieldName: 'user_id', deleteRule: 'cascade' },
    created_at: timestampNow('created_at'),
    used_at: timestamp('used_at', { nullable: true }),
  },
  indexes: [{ name: 'recovery_code_user_id_index', properties: ['user_id'] }],
});
