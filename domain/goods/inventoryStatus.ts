import { catalog } from '../kernel/declaration.ts';
import { text } from '../kernel/field.ts';

/** How far an inventory document or a delivery has come. */
export const inventoryStatus = catalog('inventoryStatus', {
  module: 'goods',
  path: 'inventory_statuses',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['operator', 'sales'] },
  fields: {
    name: text({ required: true }),
  },
});
