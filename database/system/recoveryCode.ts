import { systemTable } from './systemTable.ts';
import { timestamp, timestampNow } from './timestamp.ts';

/** Codes with which a user can sign in once each if the telephone is lost. Only a keyed hash is stored. */
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
