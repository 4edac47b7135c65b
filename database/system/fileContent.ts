import { systemTable } from './systemTable.ts';
import { timestampNow } from './timestamp.ts';

/** The content of files by its SHA-256: equal content is stored once, whatever the files are called. */
export const fileContentTable = systemTable({
  name: 'file_content',
  properties: {
    checksum: { type: 'varchar(64)', columnType: 'varchar(64)', primary: true },
    size: { type: 'integer' },
    created_at: timestampNow('created_at'),
  },
});

/** Content in pieces of one length, so that a whole file is never in memory. */
export const fileChunkTable = systemTable({
  name: 'file_chunk',
  properties: {
    checksum: {
      references: 'file_content',
      fieldName: 'checksum',
      deleteRule: 'cascade',
      primary: true,
    },
    position: { type: 'integer', primary: true },
    bytes: { type: 'blob', columnType: 'bytea' },
  },
});
