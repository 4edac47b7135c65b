import { register } from '../kernel/declaration.ts';
import { datetime, enumeration, money, reference, text } from '../kernel/field.ts';
import { cardPaymentState } from './kioskEnums.ts';
import { byDisposition } from './truckSearch.ts';

/** One attempt at a card payment, stored before it is sent to the terminal; written only by its own process. */
export const cardPayment = register('cardPayment', {
  module: 'terminal',
  path: 'card_payments',
  writtenBy: 'server',
  access: { read: ['operator'], modify: [] },
  presentation: ['id', 'amount'],
  search: ['receiptNo', 'traceNo', 'cardNumber', ...byDisposition],
  list: [
    'createdAt',
    'state',
    'amount',
    'deliveryPayment',
    'disposition',
    'workingPlace',
    'receiptNo',
    'cardName',
    'cardNumber',
  ],
  indexes: [['deliveryPayment'], ['workingPlace', 'state'], ['disposition']],
  fields: {
    deliveryPayment: reference('deliveryPayment', { required: true }),
    disposition: reference('disposition'),
    workingPlace: reference('workingPlace', { required: true }),
    amount: money({ required: true, min: '0' }),
    state: enumeration(cardPaymentState, { required: true, default: 'Waiting' }),
    /** Host and port of the terminal at the time of the attempt. */
    cardTerminal: text({ required: true, maxLength: 100 }),
    /** The idempotency key of the press of the button that started this attempt. */
    pressKey: text({ required: true, maxLength: 120, unique: true }),
    /** The last receipt of the terminal before this attempt: a later one for the same amount belongs to this attempt. */
    receiptBefore: text({ maxLength: 10 }),
    receiptNo: text({ maxLength: 10, cut: true }),
    traceNo: text({ maxLength: 10, cut: true }),
    cardNumber: text({ maxLength: 30, cut: true }),
    cardName: text({ maxLength: 60, cut: true }),
    resultCode: text({ maxLength: 40, cut: true }),
    cardSlip: text({ multiline: true, cut: true }),
    sentAt: datetime(),
    endedAt: datetime(),
    /** The person who decided whether money was taken, if the terminal did not tell the result; and why they decided so. */
    settledBy: reference('user'),
    settledWhy: text({ maxLength: 200 }),
  },
});
