import { catalog } from '../kernel/declaration.ts';
import { text } from '../kernel/field.ts';

/** A currency by its ISO code. */
export const currency = catalog('currency', {
  module: 'partners',
  path: 'currencies',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['sales'] },
  search: ['name', 'code'],
  fields: {
    name: text({ required: true }),
    code: text({ required: true, maxLength: 3, unique: true }),
  },
});
