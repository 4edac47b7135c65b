import { catalog } from '../kernel/declaration.ts';
import { boolean, integer, reference, text } from '../kernel/field.ts';

/** Which parameters a configurable product has, in which order and under what condition. */
export const productParamSetting = catalog('productParamSetting', {
  module: 'sales',
  path: 'product_param_setting',
  access: { read: ['sales'], modify: ['sales'] },
  presentation: ['id'],
  search: [],
  sort: { field: 'sortNumber', desc: false },
  list: ['product', 'productParameter', 'sortNumber', 'isMandatory', 'defaultValue'],
  indexes: [['product', 'sortNumber']],
  fields: {
    product: reference('product', { required: true }),
    productParameter: reference('productParameter', { required: true }),
    sortNumber: integer({ default: 0 }),
    isMandatory: boolean({ default: true }),
    defaultValue: reference('parameterValue'),
    /** Whether the parameter applies, depending on the values chosen before it; always if empty. */
    conditionCode: text({ multiline: true }),
    /** For a list: whether it offers a value. For other types: the value itself, which is then not asked for. */
    expression: text({ multiline: true }),
  },
});
