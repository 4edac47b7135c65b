import { register } from '../kernel/declaration.ts';
import { reference } from '../kernel/field.ts';

/** A disposition that stands on a scale now: nobody else may weigh it meanwhile. */
export const weightedDisposition = register('weightedDisposition', {
  module: 'weighing',
  path: 'weighted_dispositions',
  access: { read: ['operator'], modify: ['operator'] },
  search: [],
  list: ['disposition', 'scale', 'author', 'createdAt'],
  fields: {
    disposition: reference('disposition', { required: true, unique: true }),
    scale: reference('scale'),
  },
});
