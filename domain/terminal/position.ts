import { catalog } from '../kernel/declaration.ts';
import { text } from '../kernel/field.ts';

/** A place of the terminal that documents refer to, such as a berth. */
export const position = catalog('position', {
  module: 'terminal',
  path: 'position',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['operator', 'sales'] },
  search: ['name', 'code'],
  fields: {
    name: text({ required: true }),
    code: text({ maxLength: 20 }),
  },
});
