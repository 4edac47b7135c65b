import { EntitySchema } from '@mikro-orm/core';
import { timestampNow } from './timestamp.ts';

/** What an invoice consists of in law: the XML that was sent, and KSeF's official receipt of it. */
export const invoicePaperEntity = new EntitySchema({
  name: 'invoice_paper',
  tableName: 'invoice_paper',
  properties: {
    id: { type: 'bigint', primary: true, autoincrement: true },
    invoice_id: { kind: 'm:1', entity: () => 'invoice', fieldName: 'invoice_id', deleteRule: 'restrict' },
    kind: { type: 'varchar(10)', columnType: 'varchar(10)' },
    content: { type: 'text', columnType: 'text' },
    created_at: timestampNow('created_at'),
  },
  uniques: [{ name: 'invoice_paper_invoice_kind_unique', properties: ['invoice_id', 'kind'] }],
} as never);
