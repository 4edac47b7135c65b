import { catalog } from '../kernel/declaration.ts';
import { boolean, integer, reference, rows, text, translated } from '../kernel/field.ts';

/** One of the values that a parameter offers, with its properties. */
export const parameterValue = catalog('parameterValue', {
  module: 'sales',
  path: 'parameter_values',
  access: { read: ['sales'], modify: ['sales'] },
  search: ['name', 'code'],
  list: ['productParameter', 'name', 'code', 'default', 'sortNumber'],
  indexes: [['productParameter', 'sortNumber']],
  fields: {
    uuid: text({ maxLength: 36, unique: true }),
    productParameter: reference('productParameter', { required: true }),
    name: text({ required: true }),
    code: text({ maxLength: 40 }),
    default: boolean({ default: false }),
    sortNumber: integer({ default: 0 }),
    properties: rows({
      propId: text({ required: true, maxLength: 40 }),
      propValue: text(),
      propValueUuid: text({ maxLength: 36 }),
      /** Whether `propValue` is an expression that gives the value. */
      calculated: boolean({ default: false }),
    }),
    lang: translated(),
  },
});
