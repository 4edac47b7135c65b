import { systemTable } from './systemTable.ts';
import { timestampNow } from './timestamp.ts';

/** What an invoice legally consists of: the XML that was sent, and KSeF's official receipt of it. */
export const invoicePaperTable = systemTable({
  name: 'invoice_paper',
  properties: {
    id: { type: 'bigint', primary: true, autoincrement: true },
    invoice_id: { references: 'invoice', fieldName: 'invoice_id', deleteRule: 'restrict' },
    kind: { type: 'varchar(10)', columnType: 'varchar(10)' },
    content: { type: 'text', columnType: 'text' },
    created_at: timestampNow('created_at'),
  },
  uniques: [{ name: 'invoice_paper_invoice_kind_unique', properties: ['invoice_id', 'kind'] }],
});
