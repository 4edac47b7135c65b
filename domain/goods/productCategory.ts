import { catalog } from '../kernel/declaration.ts';
import { text, translated } from '../kernel/field.ts';

/** A group of products that are priced or reported together. */
export const productCategory = catalog('productCategory', {
  module: 'goods',
  path: 'product_categories',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['sales'] },
  search: ['name', 'code'],
  fields: {
    name: text({ required: true }),
    code: text({ maxLength: 40 }),
    description: text({ multiline: true }),
    lang: translated(),
  },
});
