import { EntitySchema } from '@mikro-orm/core';
import { timestampNow } from './timestamp.ts';

/** What is in files, by its SHA-256: equal content is kept once, whatever it is called. */
export const fileContentEntity = new EntitySchema({
  name: 'file_content',
  tableName: 'file_content',
  properties: {
    checksum: { type: 'varchar(64)', columnType: 'varchar(64)', primary: true },
    size: { type: 'integer' },
    created_at: timestampNow('created_at'),
  },
} as never);

/** Content in pieces of one length, so that nobody ever holds a whole file. */
export const fileChunkEntity = new EntitySchema({
  name: 'file_chunk',
  tableName: 'file_chunk',
  properties: {
    checksum: {
      kind: 'm:1',
      entity: () => 'file_content',
      fieldName: 'checksum',
      deleteRule: 'cascade',
      primary: true,
    },
    position: { type: 'integer', primary: true },
    bytes: { type: 'blob', columnType: 'bytea' },
  },
} as never);
