import { systemTable } from './systemTable.ts';
import { timestampNow } from './timestamp.ts';

const sealed = (fieldName: string) =>
  ({ type: 'varchar(300)', columnType: 'varchar(300)', fieldName, nullable: true }) as const;

/** The authenticator app of a user: its secret sealed, the one being set up beside it, and the step of the code last used. */
export const twoFactorTable = systemTable({
  name: 'two_factor',
  properties: {
    user_id: {
      references: 'user',
      fieldName: 'user_id',
      deleteRule: 'cascade',
      primary: true,
    },
    sealed_secret: sealed('sealed_secret'),
    begun_secret: sealed('begun_secret'),
    last_step: { type: 'bigint', fieldName: 'last_step', default: 0 },
    updated_at: timestampNow('updated_at'),
  },
});
