import { catalog } from '../kernel/declaration.ts';
import { text } from '../kernel/field.ts';

/** A ship that is loaded or unloaded. */
export const ship = catalog('ship', {
  module: 'ships',
  path: 'ships',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['operator', 'sales'] },
  search: ['name', 'code', 'imoNumber'],
  fields: {
    name: text({ required: true }),
    code: text({ maxLength: 20 }),
    imoNumber: text({ maxLength: 10 }),
  },
});
