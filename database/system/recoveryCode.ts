import { EntitySchema } from '@mikro-orm/core';
import { timestamp, timestampNow } from './timestamp.ts';

/** One of the codes that open an account once each, when the telephone is lost. Kept as a keyed hash only. */
export const recoveryCodeEntity = new EntitySchema({
  name: 'recovery_code',
  tableName: 'recovery_code',
  properties: {
    code_hash: { type: 'varchar(100)', columnType: 'varchar(100)', fieldName: 'code_hash', primary: true },
    user_id: { kind: 'm:1', entity: () => 'user', fieldName: 'user_id', deleteRule: 'cascade' },
    created_at: timestampNow('created_at'),
    used_at: timestamp('used_at', { nullable: true }),
  },
  indexes: [{ name: 'recovery_code_user_id_index', properties: ['user_id'] }],
} as never);
