import { EntitySchema } from '@mikro-orm/core';
import { timestampNow } from './timestamp.ts';

const sealed = (fieldName: string) => ({
  type: 'varchar(300)',
  columnType: 'varchar(300)',
  fieldName,
  nullable: true,
});

/** The authenticator app of a user: its secret sealed, the one being set up beside it, and the step of the code last used. */
export const twoFactorEntity = new EntitySchema({
  name: 'two_factor',
  tableName: 'two_factor',
  properties: {
    user_id: {
      kind: 'm:1',
      entity: () => 'user',
      fieldName: 'user_id',
      deleteRule: 'cascade',
      primary: true,
    },
    sealed_secret: sealed('sealed_secret'),
    begun_secret: sealed('begun_secret'),
    last_step: { type: 'bigint', fieldName: 'last_step', default: 0 },
    updated_at: timestampNow('updated_at'),
  },
} as never);
