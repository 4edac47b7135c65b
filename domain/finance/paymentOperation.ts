import { document } from '../kernel/declaration.ts';
import { enumeration, money, reference, text } from '../kernel/field.ts';
import { movement } from './enums.ts';

/** Money that came in or went out. */
export const paymentOperation = document('paymentOperation', {
  module: 'finance',
  path: 'payment_operation',
  prefix: 'OP',
  access: { read: ['sales'], modify: ['sales'] },
  search: ['numberStr', 'comment'],
  list: [
    'numberStr',
    'date',
    'movement',
    'paymentType',
    'counterparty',
    'cashFlowItem',
    'amount',
    'currency',
    'confirmed',
  ],
  constraints: [
    { field: 'paymentType', rule: 'offered', refusal: 'payment_type_finished' },
    { field: 'currency', rule: 'asIn', reference: 'paymentType', refusal: 'payment_other_currency' },
  ],
  indexes: [
    ['movement', 'date'],
    ['counterparty', 'date'],
  ],
  fields: {
    movement: enumeration(movement, { default: 'Receipt' }),
    paymentType: reference('paymentType', { required: true, notOffered: { status: ['Finished'] } }),
    cashFlowItem: reference('cashFlowItem', {
      like: { type: 'movement' },
      mismatchError: 'cash_flow_other_movement',
    }),
    costArticle: reference('costArticle'),
    /** The order that is paid, or whose money is paid back. A person other than its customer may pay. */
    salesOrder: reference('salesOrder'),
    counterparty: reference('counterparty', { takes: ['salesOrder.customer'] }),
    project: reference('project', { takes: ['salesOrder.project'] }),
    amount: money({ min: '0.01', required: true }),
    currency: reference('currency', {
      takes: [
        'paymentType.currency',
        'salesOrder.currency',
        'counterparty.currency',
        { record: { code: 'PLN' } },
      ],
    }),
    comment: text({ multiline: true }),
  },
});
