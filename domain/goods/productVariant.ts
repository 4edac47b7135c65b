import { catalog } from '../kernel/declaration.ts';
import { json, reference, text } from '../kernel/field.ts';

/** One kind in which a product comes; `variants` has a value for each parameter of the product's definition. */
export const productVariant = catalog('productVariant', {
  module: 'goods',
  path: 'product_variants',
  access: { read: ['operator', 'sales'], modify: ['sales'] },
  search: ['name', 'predefinedName'],
  list: ['name', 'product', 'predefinedName', 'createdAt'],
  indexes: [['product', 'name']],
  fields: {
    product: reference('product', { required: true }),
    name: text({ required: true }),
    predefinedName: text({ maxLength: 60 }),
    variants: json(),
  },
});
