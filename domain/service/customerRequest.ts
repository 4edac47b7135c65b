import { document } from '../kernel/declaration.ts';
import { date, money, reference, rows, text } from '../kernel/field.ts';

/** A customer asks for a price: who draws it up, who answers, and by when. */
export const customerRequest = document('customerRequest', {
  module: 'service',
  path: 'customer_request',
  answersFiles: true,
  prefix: 'ZK',
  access: { read: ['sales', 'forwarder'], modify: ['sales'] },
  belongsTo: ['customer'],
  sort: { field: 'numberStr', desc: true },
  search: ['numberStr', 'reference', 'orderNumber'],
  list: [
    'numberStr',
    'date',
    'customer',
    'reference',
    'status',
    'manager',
    'executor',
    'executionTerm',
    'sendingDate',
    'orderNumber',
  ],
  indexes: [
    ['status', 'date'],
    ['customer', 'date'],
    ['manager', 'date'],
    ['executor', 'executionTerm'],
  ],
  fields: {
    customer: reference('counterparty', { required: true }),
    reference: text({ required: true, index: true }),
    status: reference('customerRequestStatus'),
    tags: rows({ tag: reference('customerRequestTag', { required: true }) }),
    manager: reference('user'),
    executor: reference('user'),
    /** The specification's `constructor`: a name that every JavaScript object already has, and no field can bear. */
    designer: reference('user'),
    executionTerm: date(),
    sendingDate: date(),
    order: reference('salesOrder'),
    orderNumber: text({ maxLength: 60 }),
    amount: money({ min: '0' }),
    currency: reference('currency'),
    description: text({ multiline: true }),
  },
});
