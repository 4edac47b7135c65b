import { systemTable } from './systemTable.ts';
import { timestampNow } from './timestamp.ts';

/**
 * Each attempt to send an invoice to KSeF, stored before it is sent. It says where to look for the invoice if the answer is
 * lost, and how many invoices were sent in the last minute.
 */
export const ksefAttemptTable = systemTable({
  name: 'ksef_attempt',
  properties: {
    id: { type: 'bigint', primary: true, autoincrement: true },
    invoice_id: { references: 'invoice', fieldName: 'invoice_id', deleteRule: 'restrict' },
    session_reference: { type: 'varchar(36)', columnType: 'varchar(36)' },
    invoice_reference: { type: 'varchar(36)', columnType: 'varchar(36)', nullable: true },
    at: timestampNow('at'),
  },
  indexes: [
    { name: 'ksef_attempt_invoice_index', properties: ['invoice_id', 'id'] },
    { name: 'ksef_attempt_at_index', properties: ['at'] },
  ],
});
