import { register } from '../kernel/declaration.ts';
import { decimal, integer, money, reference, text } from '../kernel/field.ts';
import { reclamationPosition } from './reclamationPart.ts';

/** One position of a reclamation: the product, its defect, the party at fault, and what the customer expects. */
export const reclamationItem = register('reclamationItem', {
  module: 'service',
  path: 'reclamation_item',
  access: { read: ['operator', 'sales'], modify: ['operator', 'sales'] },
  lifecycle: reclamationPosition,
  belongsTo: ['reclamation.customer'],
  search: ['description'],
  list: [
    'reclamation',
    'sortNumber',
    'product',
    'reclamationSubject',
    'reclamationReason',
    'reclamationPerpetrator',
    'quantity',
    'amount',
  ],
  fields: {
    reclamation: reference('reclamation', { required: true }),
    sortNumber: integer({ default: 0 }),
    product: reference('product'),
    quantity: decimal({ scale: 3, min: '0', default: '1.000' }),
    reclamationSubject: reference('reclamationSubject', { shows: ['code'] }),
    reclamationReason: reference('reclamationReason'),
    reclamationPerpetrator: reference('reclamationPerpetrator'),
    reclamationClientExpectation: reference('reclamationClientExpectation'),
    decision: reference('reclamationDecision'),
    amount: money({ min: '0' }),
    description: text({ multiline: true }),
  },
});
