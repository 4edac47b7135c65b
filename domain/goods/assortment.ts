import { catalog } from '../kernel/declaration.ts';
import { text } from '../kernel/field.ts';

/** A grading of a product, such as the size of its grains. */
export const assortment = catalog('assortment', {
  module: 'goods',
  path: 'assortment',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['operator', 'sales'] },
  search: ['name', 'code'],
  fields: {
    name: text({ required: true }),
    code: text({ maxLength: 20 }),
  },
});
