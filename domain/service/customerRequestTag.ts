import { catalog } from '../kernel/declaration.ts';
import { text } from '../kernel/field.ts';

/** A word by which customer requests are sorted into heaps. */
export const customerRequestTag = catalog('customerRequestTag', {
  module: 'service',
  path: 'cr_tag',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['sales'] },
  fields: {
    name: text({ required: true }),
    color: text({ format: 'color', maxLength: 7 }),
  },
});
