import { register } from '../kernel/declaration.ts';
import { reference, text } from '../kernel/field.ts';
import { reclamationPart } from './reclamationPart.ts';

/** The production order that a product in a reclamation came from. */
export const prodorderReclamation = register('prodorderReclamation', {
  module: 'service',
  path: 'prodorder_reclamations',
  access: { read: ['operator', 'sales'], modify: ['operator', 'sales'] },
  lifecycle: reclamationPart,
  presentation: ['orderNumber'],
  search: ['orderNumber'],
  list: ['reclamation', 'orderNumber', 'createdAt'],
  fields: {
    reclamation: reference('reclamation', { required: true }),
    orderNumber: text({ required: true, maxLength: 60, index: true }),
  },
});
