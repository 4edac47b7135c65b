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
  indexes: [
    ['movement', 'date'],
    ['counterparty', 'date'],
  ],
  fields: {
    movement: enumeration(movement, { default: 'Receipt' }),
    paymentType: reference('paymentType'),
    cashFlowItem: reference('cashFlowItem', { like: { type: 'movement' } }),
    costArticle: reference('costArticle'),
    counterparty: reference('counterparty'),
    project: reference('project'),
    amount: money({ min: '0', default: '0.00' }),
    currency: reference('currency', {
      takes: ['paymentType.currency', 'counterparty.currency', { record: { code: 'PLN' } }],
    }),
    comment: text({ multiline: true }),
  },
});
