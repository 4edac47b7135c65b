import { systemTable } from './systemTable.ts';
import { timestamp, timestampNow } from './timestamp.ts';

/**
 * The imports of the last day. The API process that reads a sheet writes its progress here in separate transactions, so that
 * any process can report it and mark it as cancelled.
 */
export const sheetImportTable = systemTable({
  name: 'sheet_import',
  properties: {
    id: { type: 'varchar(300)', columnType: 'varchar(300)', primary: true },
    user_id: { references: 'user', fieldName: 'user_id', deleteRule: 'cascade' },
    object: { type: 'varchar(100)', columnType: 'varchar(100)' },
    file_name: { type: 'text', columnType: 'text', fieldName: 'file_name', defaultRaw: "''" },
    preview: { type: 'boolean' },
    state: { type: 'varchar(20)', columnType: 'varchar(20)' },
    rows_done: { type: 'integer', columnType: 'integer', fieldName: 'rows_done', default: 0 },
    rows_all: { type: 'integer', columnType: 'integer', fieldName: 'rows_all', nullable: true },
    counts: { type: 'json', columnType: 'jsonb', nullable: true },
    started_at: timestampNow('started_at'),
    /** When the process that reads the sheet last reported progress. */
    seen_at: timestampNow('seen_at'),
    ended_at: timestamp('ended_at', { nullable: true }),
  },
  indexes: [{ name: 'sheet_import_user_id_index', properties: ['user_id', 'started_at'] }],
});
