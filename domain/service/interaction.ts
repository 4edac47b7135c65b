import { document } from '../kernel/declaration.ts';
import {
  boolean,
  date,
  decimal,
  enumeration,
  integer,
  money,
  reference,
  rows,
  text,
} from '../kernel/field.ts';
import { activeStatus } from '../platform/enums.ts';
import { worker } from '../processes/worker.ts';

/** A ticket: a matter of a customer, its comments, files and the time spent on it. */
export const interaction = document('interaction', {
  module: 'service',
  path: 'interaction',
  answersFiles: true,
  answersWith: { comments: { object: 'interactionComment', by: 'interaction' } },
  prefix: 'IT',
  access: { read: ['sales', 'forwarder'], modify: ['sales'] },
  belongsTo: ['customer'],
  search: ['numberStr', 'reference'],
  list: [
    'numberStr',
    'date',
    'customer',
    'reference',
    'status',
    'manager',
    'executor',
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
    uuid: text({ maxLength: 36, unique: true }),
    customer: reference('counterparty'),
    reference: text({ index: true }),
    status: reference('interactionStatus', { shows: ['color'], takes: [{ record: { default: true } }] }),
    state: enumeration(activeStatus, { default: 'Active' }),
    tags: rows({ tag: reference('interactionTag', { required: true }) }),
    manager: reference('user', { ...worker, takes: ['customer.manager', 'me'] }),
    executor: reference('user', { ...worker, takes: ['me'] }),
    sendingDate: date(),
    /** The month it is accounted in: 2026-11. */
    financialPeriod: text({ maxLength: 7, index: true }),
    ordered: boolean({ default: false }),
    comment: text({ multiline: true }),
    version: integer({ min: 1, default: 1 }),
    versionUuid: text({ maxLength: 36 }),
    interactionProductTable: rows({
      product: reference('product', { required: true }),
      description: text({ multiline: true }),
      quantity: decimal({ scale: 3, min: '0', default: '1.000' }),
      unitOfMeasure: reference('unitOfMeasure'),
      price: money({ min: '0' }),
    }),
  },
});
