import { EntitySchema } from '@mikro-orm/core';
import { timestampNow } from './timestamp.ts';

/** A slip that no printer took, as PDF; kept for a day. */
export const slipPdfEntity = new EntitySchema({
  name: 'slip_pdf',
  tableName: 'slip_pdf',
  properties: {
    print_id: {
      kind: 'm:1',
      entity: () => 'print_history',
      fieldName: 'print_id',
      deleteRule: 'cascade',
      primary: true,
    },
    content: { type: 'blob', columnType: 'bytea' },
    created_at: timestampNow('created_at'),
  },
} as never);
