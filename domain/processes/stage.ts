import { catalog } from '../kernel/declaration.ts';
import { text, translated } from '../kernel/field.ts';

/** A named step of processes. */
export const stage = catalog('stage', {
  module: 'processes',
  path: 'stages',
  access: { read: ['operator', 'sales'], modify: [] },
  fields: {
    name: text({ required: true }),
    code: text({ maxLength: 40 }),
    lang: translated(),
  },
});
