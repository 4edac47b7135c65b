import { catalog } from '../kernel/declaration.ts';
import { text, translated } from '../kernel/field.ts';

/** What quantities are counted in. */
export const unitOfMeasure = catalog('unitOfMeasure', {
  module: 'goods',
  path: 'units_of_measure',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['sales'] },
  search: ['name', 'code'],
  fields: {
    name: text({ required: true }),
    code: text({ required: true, maxLength: 10, unique: true }),
    lang: translated(),
  },
});
