import { document } from '../kernel/declaration.ts';
import { boolean, datetime, money, reference, rows, text } from '../kernel/field.ts';
import { byDisposition } from './truckSearch.ts';
import { everyCallBut, openState } from '../kernel/lifecycle.ts';

/**
 * A driver's payment at the parking for penalties and services, with the data of the wanted invoice. Payments are recorded only
 * in `database/finance/deliveryPayments.ts`.
 */
export const deliveryPayment = document('deliveryPayment', {
  module: 'terminal',
  path: 'delivery_payments',
  prefix: 'PP',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['operator'] },
  lifecycle: {
    states: [
      {
        name: 'paid',
        when: [{ path: 'isPaid', is: [true] }],
        open: everyCallBut('mark', 'delete'),
        keeps: ['punishments'],
        refusal: 'payment_already_paid',
      },
      {
        name: 'paying',
        when: [{ path: 'payingBy', isNot: [null] }],
        open: everyCallBut('mark', 'delete'),
        keeps: ['punishments'],
        refusal: 'payment_under_way',
      },
      openState(),
    ],
  },
  belongsTo: ['counterparty', 'disposition.forwarder'],
  search: ['numberStr', 'fakturaNIP', 'fakturaName', 'comment', ...byDisposition],
  list: [
    'numberStr',
    'date',
    'disposition',
    'counterparty',
    'amount',
    'isPaid',
    'isPrint',
    'fakturaCheck',
    'fakturaNIP',
    'workingPlace',
  ],
  indexes: [
    ['disposition', 'date'],
    ['counterparty', 'date'],
    // Serves the takings of a day, which are the sum of its payments.
    ['paidAt'],
  ],
  fields: {
    disposition: reference('disposition'),
    counterparty: reference('counterparty'),
    workingPlace: reference('workingPlace'),
    amount: money({ min: '0', default: '0.00', readOnly: true }),
    isPaid: boolean({ default: false, readOnly: true }),
    paidAt: datetime({ readOnly: true }),
    paymentType: reference('paymentType', { readOnly: true }),
    /** The attempt that is taking the money now: until it has ended, rows and amount cannot be changed. */
    payingBy: text({ maxLength: 120, readOnly: true }),
    /** Whether the receipt of the payment was printed. */
    isPrint: boolean({ default: false, readOnly: true }),
    /** Whether the driver wants an invoice. */
    fakturaCheck: boolean({ default: false }),
    fakturaNIP: text({ maxLength: 20 }),
    fakturaName: text({ cut: true }),
    fakturaAddress: text({ cut: true }),
    /** Whether name and address come from the register of firms. */
    fakturaVerified: boolean({ default: false, readOnly: true }),
    /** Why no invoice could be made yet. */
    invoiceFailure: text({ readOnly: true, multiline: true, cut: true }),
    comment: text({ multiline: true }),
    punishments: rows({
      punishment: reference('punishment', { required: true }),
      amount: money({ min: '0', summed: true, readOnly: true }),
    }),
  },
});
