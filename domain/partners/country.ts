import { catalog } from '../kernel/declaration.ts';
import { text, translated } from '../kernel/field.ts';

/** A country by its ISO code. */
export const country = catalog('country', {
  module: 'partners',
  path: 'countries',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['sales'] },
  search: ['name', 'code'],
  fields: {
    name: text({ required: true }),
    code: text({ required: true, maxLength: 2, unique: true }),
    lang: translated(),
  },
});
