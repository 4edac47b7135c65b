import { register } from '../kernel/declaration.ts';
import { reference, text } from '../kernel/field.ts';
import { reclamationPart } from './reclamationPart.ts';

/** An order to produce goods of a reclamation again. */
export const reclamationProductionOrder = register('reclamationProductionOrder', {
  module: 'service',
  path: 'reclamation_production_order',
  access: { read: ['operator', 'sales'], modify: ['operator', 'sales'] },
  lifecycle: reclamationPart,
  presentation: ['orderNumber'],
  search: ['orderNumber', 'description'],
  list: ['reclamation', 'orderNumber', 'product', 'description', 'createdAt'],
  fields: {
    reclamation: reference('reclamation', { required: true }),
    orderNumber: text({ maxLength: 60, index: true }),
    product: reference('product'),
    description: text({ multiline: true }),
  },
});
