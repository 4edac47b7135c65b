import { document } from '../kernel/declaration.ts';
import {
  boolean,
  date,
  datetime,
  decimal,
  enumeration,
  money,
  reference,
  rows,
  text,
} from '../kernel/field.ts';
import { ksefStatus } from './enums.ts';
import { byDisposition } from '../terminal/truckSearch.ts';

/**
 * An invoice that we issue, and its state in KSeF. The process `ksefInvoice` writes it. Its XML and the receipt of KSeF are in
 * the table `invoice_paper`, which is no object, so that generic calls do not reach them.
 */
export const invoice = document('invoice', {
  module: 'finance',
  path: 'invoices',
  prefix: 'FV',
  writtenBy: 'workflow',
  access: { read: ['operator', 'sales'], modify: [] },
  // `byDisposition`: the number, ticket, plates and driver of its disposition.
  search: ['numberStr', 'buyerNumber', 'buyerName', 'ksefNumber', ...byDisposition],
  list: [
    'numberStr',
    'issuedOn',
    'buyerName',
    'buyerNumber',
    'sumBrutto',
    'ksefStatus',
    'ksefNumber',
    'sendBy',
    'deliveryPayment',
  ],
  indexes: [['ksefStatus', 'date'], ['issuedOn']],
  fields: {
    deliveryPayment: reference('deliveryPayment', { unique: true, readOnly: true }),
    disposition: reference('disposition', { readOnly: true }),
    /** The seller: one of our own firms. */
    firm: reference('firm', { required: true, readOnly: true }),
    sellerNip: text({ maxLength: 10, readOnly: true }),
    buyerNumber: text({ maxLength: 20, readOnly: true }),
    buyerName: text({ readOnly: true }),
    buyerAddress: text({ readOnly: true }),
    issuedOn: date({ readOnly: true }),
    paymentType: reference('paymentType', { readOnly: true }),
    sumNetto: money({ default: '0.00', readOnly: true }),
    vat: money({ default: '0.00', readOnly: true }),
    sumBrutto: money({ default: '0.00', readOnly: true }),
    ksefStatus: enumeration(ksefStatus, { default: 'Waiting', readOnly: true }),
    ksefNumber: text({ maxLength: 36, unique: true, readOnly: true }),
    /** When KSeF took it in. */
    ksefAcquiredAt: datetime({ readOnly: true }),
    /** Whether it was sent to KSeF as an invoice that was issued while KSeF was not available, or after the day of its sale. */
    issuedOffline: boolean({ default: false, readOnly: true }),
    /** The moment by which it must have been sent to KSeF. */
    sendBy: datetime({ readOnly: true }),
    /** Why the last attempt at KSeF failed; null if it did not. A text that is too long is cut. */
    ksefFailure: text({ multiline: true, readOnly: true, cut: true }),
    /** SHA-256 of the XML, base64. */
    xmlHash: text({ maxLength: 44, readOnly: true }),
    lines: rows({
      name: text({ required: true }),
      quantity: decimal({ scale: 2, default: '1.00' }),
      vatRate: reference('vatRate', { required: true }),
      sumNetto: money({ summed: true }),
      vat: money({ summed: true }),
      sumBrutto: money({ summed: true }),
    }),
  },
});
