import { catalog } from '../kernel/declaration.ts';
import { text, translated } from '../kernel/field.ts';

/** A way in which goods reach the customer. */
export const supplyMethod = catalog('supplyMethod', {
  module: 'sales',
  path: 'supplyMethods',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['sales'] },
  fields: {
    name: text({ required: true }),
    code: text({ maxLength: 40 }),
    lang: translated(),
  },
});
