import { catalog } from '../kernel/declaration.ts';
import { boolean, reference, text } from '../kernel/field.ts';
import { openLifecycle } from '../kernel/lifecycle.ts';

/** A system that we exchange data with. */
export const exchangeNode = catalog('exchangeNode', {
  module: 'exchange',
  path: 'exchange_nodes',
  access: { read: [], modify: [] },
  lifecycle: openLifecycle,
  search: ['name', 'predefinedName'],
  list: ['name', 'predefinedName', 'externalDatabaseConnection', 'isActive'],
  fields: {
    name: text({ required: true }),
    predefinedName: text({ maxLength: 60, unique: true }),
    externalDatabaseConnection: reference('externalDatabaseConnection'),
    isActive: boolean({ default: true }),
  },
});
