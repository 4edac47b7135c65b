import { document } from '../kernel/declaration.ts';
import { boolean, date, enumeration, integer, reference, rows, text } from '../kernel/field.ts';
import { activeStatus } from '../platform/enums.ts';
import { assignable } from '../processes/assignable.ts';
import { requestLifecycle } from './requestMoves.rules.ts';
import { requestedProducts, termFields } from './requestParts.ts';

/** A ticket about a concern of a customer, with comments, files and the time spent on it. */
export const interaction = document('interaction', {
  module: 'service',
  path: 'interaction',
  answersFiles: true,
  answersWith: { comments: { object: 'interactionComment', by: 'interaction' } },
  prefix: 'IT',
  access: { read: ['sales', 'forwarder'], modify: ['sales'] },
  belongsTo: ['customer'],
  // In a closed interaction only these fields stay open.
  lifecycle: requestLifecycle('status', 'ordered', 'financialPeriod'),
  search: ['numberStr', 'reference'],
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
    'financialPeriod',
    'ordered',
  ],
  indexes: [
    ['status', 'date'],
    ['customer', 'date'],
    ['manager', 'date'],
    ['executor', 'date'],
  ],
  fields: {
    uuid: text({ maxLength: 36, unique: true, fixed: true, filledByServer: true }),
    customer: reference('counterparty'),
    /** What the interaction is about, in a few words. */
    reference: text({ required: true, index: true }),
    /** How far the work is: a row of a dictionary that administrators edit. The lifecycle follows it. */
    status: reference('interactionStatus', {
      shows: ['color', 'predefinedName'],
      takes: [{ record: { default: true } }],
    }),
    /** Active or blocked; people set it independently of the status. */
    state: enumeration(activeStatus, { default: 'Active' }),
    tags: rows(
      { tag: reference('interactionTag', { required: true, shows: ['color'] }) },
      { shownAs: 'tags' },
    ),
    manager: reference('user', { ...assignable, takes: ['customer.manager', 'me'] }),
    executor: reference('user', { ...assignable, takes: ['me'] }),
    ...termFields,
    sendingDate: date(),
    /** The month to which the interaction is accounted, such as 2026-11; by default the month of its date. */
    financialPeriod: text({ maxLength: 7, index: true, filledByServer: true }),
    ordered: boolean({ default: false }),
    comment: text({ multiline: true }),
    /** The number of the version, which grows with every change; `versionUuid` is new for every change. */
    version: integer({ min: 1, default: 1, readOnly: true, computed: true }),
    versionUuid: text({ maxLength: 36, readOnly: true, computed: true }),
    interactionProductTable: requestedProducts,
  },
});
