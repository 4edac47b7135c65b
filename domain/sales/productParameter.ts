import { catalog } from '../kernel/declaration.ts';
import { enumeration, text, translated } from '../kernel/field.ts';
import { parameterType } from './enums.ts';

/** A choice for a configurable product in an order, such as colour or drive. */
export const productParameter = catalog('productParameter', {
  module: 'sales',
  path: 'product_parameters',
  access: { read: ['sales'], modify: ['sales'] },
  search: ['name', 'code'],
  list: ['name', 'code', 'type', 'description'],
  fields: {
    uuid: text({ maxLength: 36, unique: true }),
    name: text({ required: true }),
    code: text({ maxLength: 40, index: true }),
    type: enumeration(parameterType, { default: 'list' }),
    description: text({ multiline: true }),
    lang: translated(),
  },
});
