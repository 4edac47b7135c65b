import { EntitySchema } from '@mikro-orm/core';

/** The last number given under a prefix in a period; its row is locked while a document takes the next. */
export const documentCounterEntity = new EntitySchema({
  name: 'document_counter',
  tableName: 'document_counter',
  properties: {
    object: { type: 'varchar(60)', columnType: 'varchar(60)', primary: true },
    prefix: { type: 'varchar(20)', columnType: 'varchar(20)', primary: true },
    period: { type: 'varchar(10)', columnType: 'varchar(10)', primary: true },
    last_number: { type: 'integer', fieldName: 'last_number' },
  },
} as never);
