import { catalog } from '../kernel/declaration.ts';
import { text } from '../kernel/field.ts';

/** A status of an inventory document or of a delivery. */
export const inventoryStatus = catalog('inventoryStatus', {
  module: 'goods',
  path: 'inventory_statuses',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['operator', 'sales'] },
  fields: {
    name: text({ required: true }),
  },
});
