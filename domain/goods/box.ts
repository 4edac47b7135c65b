import { catalog } from '../kernel/declaration.ts';
import { reference, text } from '../kernel/field.ts';

/** A part of a warehouse that holds one cargo. */
export const box = catalog('box', {
  module: 'goods',
  path: 'boxes',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['operator', 'sales'] },
  search: ['name', 'code'],
  fields: {
    name: text({ required: true }),
    code: text({ maxLength: 20 }),
    warehouse: reference('warehouse'),
  },
});
