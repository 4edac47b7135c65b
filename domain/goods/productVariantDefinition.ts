import { catalog } from '../kernel/declaration.ts';
import { enumeration, reference, rows, text } from '../kernel/field.ts';
import { additionalParameterType } from '../platform/enums.ts';

/** The parameters that distinguish the variants of a product. */
export const productVariantDefinition = catalog('productVariantDefinition', {
  module: 'goods',
  path: 'product_variant_definitions',
  access: { read: ['operator', 'sales'], modify: ['sales'] },
  presentation: ['id'],
  search: [],
  list: ['product', 'author', 'createdAt', 'updatedAt'],
  sort: { field: 'id', desc: true },
  fields: {
    product: reference('product', { required: true }),
    additionalParameters: rows({
      name: text({ required: true }),
      type: enumeration(additionalParameterType, { default: 'text' }),
      /** The values of which the variants are made, `90; 100; 120`. A switch has both values by itself. */
      values: text({ maxLength: 2000 }),
    }),
  },
});
