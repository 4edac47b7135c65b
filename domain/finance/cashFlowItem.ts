import { catalog } from '../kernel/declaration.ts';
import { enumeration, text, translated } from '../kernel/field.ts';
import { movement } from './enums.ts';

/** A heading of the cash flow under which payments are counted. */
export const cashFlowItem = catalog('cashFlowItem', {
  module: 'finance',
  path: 'cash_flow_items',
  access: { read: ['operator', 'sales'], modify: ['sales'] },
  search: ['name', 'description'],
  fields: {
    name: text({ required: true }),
    predefinedName: text({ maxLength: 40, unique: true }),
    description: text({ multiline: true }),
    type: enumeration(movement, { default: 'Receipt' }),
    lang: translated(),
  },
});
