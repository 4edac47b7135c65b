import { catalog } from '../kernel/declaration.ts';
import { text } from '../kernel/field.ts';

/** The storekeeper's name for the effect of an inventory document on the stock. */
export const inventoryOperationType = catalog('inventoryOperationType', {
  module: 'goods',
  path: 'inventory_operation_types',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['operator', 'sales'] },
  fields: {
    name: text({ required: true }),
  },
});
