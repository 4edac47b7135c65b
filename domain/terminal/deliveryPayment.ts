import { document } from '../kernel/declaration.ts';
import { boolean, money, reference, rows, text } from '../kernel/field.ts';

/** What a driver pays at the parking for penalties and services, and the invoice wanted for it. */
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
    'fakturaCheck',
    'fakturaNIP',
    'workingPlace',
  ],
  indexes: [['disposition', 'date']],
  fields: {
    disposition: reference('disposition'),
    counterparty: reference('counterparty'),
    workingPlace: reference('workingPlace'),
    amount: money({ min: '0', default: '0.00' }),
    isPaid: boolean({ default: false }),
    isPrint: boolean({ default: false }),
    fakturaCheck: boolean({ default: false }),
    fakturaNIP: text({ maxLength: 20 }),
    fakturaName: text(),
    comment: text({ multiline: true }),
    punishments: rows({
      punishment: reference('punishment', { required: true }),
      amount: money({ min: '0', summed: true }),
    }),
  },
});
