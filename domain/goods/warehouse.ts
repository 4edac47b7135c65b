import { catalog } from '../kernel/declaration.ts';
import { text } from '../kernel/field.ts';

/** A place where goods are stored. */
export const warehouse = catalog('warehouse', {
  module: 'goods',
  path: 'warehouses',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['operator', 'sales'] },
  search: ['name', 'code'],
  fields: {
    name: text({ required: true }),
    code: text({ maxLength: 20 }),
    address: text(),
  },
});
