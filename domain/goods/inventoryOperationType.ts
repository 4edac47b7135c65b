import { catalog } from '../kernel/declaration.ts';
import { text } from '../kernel/field.ts';

/** What an inventory document does to the stock, as the storekeeper calls it. */
export const inventoryOperationType = catalog('inventoryOperationType', {
  module: 'goods',
  path: 'inventory_operation_types',
  access: { read: ['operator', 'sales', 'forwarder'], modify: ['operator', 'sales'] },
  fields: {
    name: text({ required: true }),
  },
});
