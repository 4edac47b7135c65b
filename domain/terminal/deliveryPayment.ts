import { document } from '../kernel/declaration.ts';
import { boolean, datetime, money, reference, rows, text } from '../kernel/field.ts';

/**
 * What a driver pays at the parking for penalties and services, and the invoice wanted for it. Its money is taken and
 * noted in `database/finance/deliveryPayments.ts` alone.
 */
export const deliveryPayment = document('deliveryPayment', {
  module: 'terminal',
  path: 'delivery_payments',
  prefix: 'PP',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['operator'] },
  belongsTo: ['counterparty', 'disposition.forwarder'],
  search: ['numberStr', 'fakturaNIP', 'fakturaName', 'comment'],
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
  indexes: [['disposition', 'date']],
  fields: {
    disposition: reference('disposition'),
    counterparty: reference('counterparty'),
    workingPlace: reference('workingPlace'),
    amount: money({ min: '0', default: '0.00', readOnly: true }),
    isPaid: boolean({ default: false, readOnly: true }),
    paidAt: datetime({ readOnly: true }),
    paymentType: reference('paymentType', { readOnly: true }),
    /** The attempt that is taking the money now: until it has ended, rows and amount stand still. */
    payingBy: text({ maxLength: 120, readOnly: true }),
    /** Its receipt came out on paper. */
    isPrint: boolean({ default: false, readOnly: true }),
    fakturaCheck: boolean({ default: false }),
    fakturaNIP: text({ maxLength: 20 }),
    fakturaName: text(),
    fakturaAddress: text(),
    /** Name and address are as the register of firms says. */
    fakturaVerified: boolean({ default: false, readOnly: true }),
    /** Why no invoice could be made of it yet. */
    invoiceFailure: text({ readOnly: true, multiline: true }),
    comment: text({ multiline: true }),
    punishments: rows({
      punishment: reference('punishment', { required: true }),
      amount: money({ min: '0', summed: true, readOnly: true }),
    }),
  },
});
