import { document } from '../kernel/declaration.ts';
import { boolean, date, money, reference, text } from '../kernel/field.ts';
import { everyCallBut, openState } from '../kernel/lifecycle.ts';
import { assignable } from '../processes/assignable.ts';

/** A complaint of a customer about goods, with its decision and its costs. */
export const reclamation = document('reclamation', {
  module: 'service',
  path: 'reclamation',
  pageSize: 50,
  answersFiles: true,
  alsoNamed: { execution_type: 'executionType' },
  answersWith: {
    possitions: { object: 'reclamationItem', by: 'reclamation' },
    tasks: { object: 'task', ownerObject: 'ownerType', ownerId: 'ownerId' },
    emails: { object: 'reclamationEmail', by: 'reclamation' },
    recentActivities: { object: 'reclamationHistory', by: 'reclamation' },
  },
  prefix: 'RK',
  // Internal comments are fields of the record itself, so no outside role may read it.
  access: { read: ['operator', 'sales'], modify: ['operator', 'sales'] },
  belongsTo: ['customer'],
  lifecycle: {
    states: [
      {
        name: 'closed',
        when: [{ path: 'status.isClosed', is: [true] }],
        open: { confirm: 'all', undoConfirm: 'all', addFile: 'all' },
        refusal: 'reclamation_closed',
      },
      // Only `create` is closed, because a new reclamation has not been decided.
      {
        name: 'handedOut',
        when: [{ path: 'status.reclamationStatusGroup.predefinedName', is: ['toReceive', 'rejected'] }],
        open: everyCallBut('create'),
        refusal: 'reclamation_undecided',
      },
      // No call is closed here, so the refusal is never given.
      openState(),
    ],
  },
  constraints: [
    { field: 'salesDate', rule: 'notAfterField', other: 'inputDate' },
    { field: 'salesDate', rule: 'notAfterNow', days: 0 },
    { field: 'inputDate', rule: 'notAfterNow', days: 1 },
    { field: 'amount', rule: 'sumOf', of: 'reclamationItem', by: 'reclamation' },
  ],
  search: [
    'numberStr',
    'reference',
    'salesReference',
    'surname',
    'telephone',
    'email',
    'subjectCodes',
    'orderNumbers',
  ],
  list: [
    'numberStr',
    'inputDate',
    'customer',
    'reference',
    'reclamationType',
    'status',
    'decision',
    'executionTerm',
    'manager',
    'subjectCodes',
    'amount',
  ],
  indexes: [['status', 'date'], ['customer', 'date'], ['manager', 'date'], ['inputDate'], ['executionTerm']],
  fields: {
    customer: reference('counterparty', { takes: ['salesOrder.customer'] }),
    reclamationType: reference('reclamationType'),
    /** May be set for a new reclamation; after that only its workflow changes it. */
    status: reference('reclamationState', { shows: ['color'], fixed: true, numbered: true }),
    /** If false, no position can be changed, even while the reclamation is open. */
    editPossitions: boolean({ default: true }),
    inputDate: date(),
    salesDate: date(),
    docType: text({ maxLength: 40 }),
    docGroup: text({ maxLength: 40 }),
    salesOrder: reference('salesOrder', {
      like: { customer: 'customer' },
      mismatchError: 'order_of_other_customer',
    }),
    reference: text(),
    salesReference: text(),
    executionType: reference('reclamationExecution'),
    decision: reference('reclamationDecision', { readOnly: true }),
    decisionDate: date({ readOnly: true }),
    /** The last day for a decision. */
    executionTerm: date(),
    deliveryTerm: date(),
    manager: reference('user', { ...assignable, takes: ['customer.manager', 'me'] }),
    guarantyCard: text({ maxLength: 60 }),
    name: text(),
    surname: text(),
    telephone: text({ format: 'phone', maxLength: 20, anySpelling: true }),
    email: text({ format: 'email' }),
    postalCode: text({ maxLength: 10 }),
    city: text(),
    address: text(),
    /** The address for the invoice, if it is another one. */
    invName: text(),
    invSurname: text(),
    invTelephone: text({ format: 'phone', maxLength: 20, anySpelling: true }),
    invEmail: text({ format: 'email' }),
    invPostalCode: text({ maxLength: 10 }),
    invCity: text(),
    invAddress: text(),
    comment: text({ multiline: true }),
    internalComment: text({ multiline: true }),
    lw: text({ maxLength: 60 }),
    zlc: text({ maxLength: 60 }),
    amount: money({ min: '0' }),
    /** The codes of the subjects of its positions, each once. */
    subjectCodes: text({ maxLength: 2000, readOnly: true }),
    /** The production orders it came from and those made for it, each once. */
    orderNumbers: text({ maxLength: 2000, readOnly: true }),
  },
});
