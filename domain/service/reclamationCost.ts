import { register } from '../kernel/declaration.ts';
import { date, money, reference, text } from '../kernel/field.ts';
import { reclamationPart } from './reclamationPart.ts';

/** A cost of a reclamation, and the party that bears it. */
export const reclamationCost = register('reclamationCost', {
  module: 'service',
  path: 'reclamation_cost',
  access: { read: ['operator', 'sales'], modify: ['operator', 'sales'] },
  lifecycle: reclamationPart,
  search: ['description'],
  list: ['reclamation', 'date', 'description', 'amount', 'currency', 'reclamationPerpetrator'],
  fields: {
    reclamation: reference('reclamation', { required: true }),
    date: date(),
    description: text({ required: true }),
    amount: money({ required: true, min: '0' }),
    currency: reference('currency', { takes: [{ record: { code: 'PLN' } }] }),
    reclamationPerpetrator: reference('reclamationPerpetrator'),
  },
});
