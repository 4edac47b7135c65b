import { document } from '../kernel/declaration.ts';
import { reference } from '../kernel/field.ts';
import { inventoryHeader, inventoryItems } from './inventoryHeader.ts';

/** Goods that came in, went out or moved between warehouses. */
export const inventoryDocument = document('inventoryDocument', {
  module: 'goods',
  path: 'inventory_documents',
  prefix: 'DM',
  access: { read: ['operator', 'sales'], modify: ['operator', 'sales'] },
  search: ['numberStr', 'incomingNumber', 'comment'],
  list: [
    'numberStr',
    'date',
    'inventoryCategory',
    'operationType',
    'status',
    'client',
    'warehouseFrom',
    'warehouseTo',
    'confirmed',
  ],
  indexes: [['status', 'date']],
  fields: {
    inventoryCategory: reference('inventoryCategory'),
    ...inventoryHeader,
    items: inventoryItems,
  },
});
