import { catalog } from '../kernel/declaration.ts';
import { text } from '../kernel/field.ts';

/** Where coal comes from; it is on weighing records as the origin. */
export const mine = catalog('mine', {
  module: 'goods',
  path: 'mine',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['operator', 'sales'] },
  search: ['name', 'code'],
  fields: {
    name: text({ required: true }),
    code: text({ maxLength: 20 }),
  },
});
