import { document } from '../kernel/declaration.ts';
import { date, datetime, enumeration, money, reference, rows, text } from '../kernel/field.ts';
import { assignable } from '../processes/assignable.ts';
import { requestSource } from './enums.ts';
import { requestLifecycle } from './requestMoves.rules.ts';
import { askerFields, requestedProducts, termFields } from './requestParts.ts';

/** A request of a customer for a price, with the people who design and answer it, and its term. */
export const customerRequest = document('customerRequest', {
  module: 'service',
  path: 'customer_request',
  answersFiles: true,
  // The specification calls this field `constructor`. No field can have this name, because every JavaScript object has it already.
  alsoNamed: { constructor: 'designer' },
  answersWith: { comments: { object: 'customerRequestComment', by: 'customerRequest' } },
  prefix: 'ZK',
  access: { read: ['sales', 'forwarder'], modify: ['sales'] },
  belongsTo: ['customer'],
  lifecycle: requestLifecycle('status'),
  sort: { field: 'numberStr', desc: true },
  search: ['numberStr', 'reference', 'orderNumber'],
  list: [
    'numberStr',
    'date',
    'customer',
    'reference',
    'status',
    'tags',
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
    // Only people must name a customer: a request from the public form has none at first.
    customer: reference('counterparty', { required: 'people' }),
    // A form asks before it saves a second request with the same reference.
    reference: text({ required: true, index: true, asksDouble: true }),
    status: reference('customerRequestStatus', {
      shows: ['color', 'predefinedName'],
      takes: [{ record: { default: true } }],
    }),
    tags: rows(
      { tag: reference('customerRequestTag', { required: true, shows: ['color'] }) },
      { shownAs: 'tags' },
    ),
    manager: reference('user', { ...assignable, takes: ['customer.manager', 'me'] }),
    executor: reference('user', assignable),
    designer: reference('user', assignable),
    ...termFields,
    sendingDate: date(),
    /** When staff first answered the customer, by a comment for them or a letter. A form never changes it. */
    firstAnswerAt: datetime({ readOnly: true }),
    /** When the request was moved into a closed status; empty while it is open. */
    closedAt: datetime({ readOnly: true, index: true }),
    order: reference('salesOrder', {
      like: { customer: 'customer' },
      mismatchError: 'order_of_other_customer',
    }),
    /** The number of `order`. Whoever makes the offer writes both. */
    orderNumber: text({ maxLength: 60 }),
    amount: money({ min: '0' }),
    currency: reference('currency', { takes: ['customer.currency', { record: { code: 'PLN' } }] }),
    description: text({ multiline: true }),
    products: requestedProducts,
    source: enumeration(requestSource, { default: 'staff', readOnly: true, staffOnly: true }),
    ...askerFields,
  },
});
