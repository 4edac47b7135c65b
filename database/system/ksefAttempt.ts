import { systemTable } from './systemTable.ts';
import { timestampNow } from './timestamp.ts';

/**
 * Each time an invoice was handed to KSeF, written down before it was: where to look for it when the answer was lost,
 * and how many went out in the last minute.
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
