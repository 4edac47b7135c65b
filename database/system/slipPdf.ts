import { systemTable } from './systemTable.ts';
import { timestampNow } from './timestamp.ts';

/** A slip that no printer took, as PDF; kept for a day. */
export const slipPdfTable = systemTable({
  name: 'slip_pdf',
  properties: {
    print_id: {
      references: 'print_history',
      fieldName: 'print_id',
      deleteRule: 'cascade',
      primary: true,
    },
    content: { type: 'blob', columnType: 'bytea' },
    created_at: timestampNow('created_at'),
  },
});
