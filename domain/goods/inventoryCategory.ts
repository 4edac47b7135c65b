import { catalog } from '../kernel/declaration.ts';
import { enumeration, reference, rows, text, translated } from '../kernel/field.ts';
import { inventoryCategoryType } from './enums.ts';

/** A family of inventory documents, and the prefixes they are numbered under. */
export const inventoryCategory = catalog('inventoryCategory', {
  module: 'goods',
  path: 'inventory_categories',
  access: { read: ['operator', 'sales'], modify: ['operator', 'sales'] },
  search: ['name', 'predefinedName'],
  fields: {
    name: text({ required: true }),
    predefinedName: text({ maxLength: 60 }),
    type: enumeration(inventoryCategoryType, { default: 'income' }),
    prefixes: rows({ documentPrefix: reference('documentPrefix', { required: true }) }),
    lang: translated(),
  },
});
