import { systemTable } from './systemTable.ts';
import { timestamp, timestampNow } from './timestamp.ts';

/** A sign-in whose password was right and whose second step is still to come. Its token opens nothing but that step. */
export const pendingSignInTable = systemTable({
  name: 'pending_sign_in',
  properties: {
    token_hash: { type: 'varchar(64)', columnType: 'varchar(64)', fieldName: 'token_hash', primary: true },
    user_id: { references: 'user', fieldName: 'user_id', deleteRule: 'cascade' },
    remember: { type: 'boolean', default: false },
    created_at: timestampNow('created_at'),
    expires_at: timestamp('expires_at'),
  },
  indexes: [
    { name: 'pending_sign_in_expires_index', properties: ['expires_at'] },
    { name: 'pending_sign_in_user_id_index', properties: ['user_id'] },
  ],
});
