import { catalog } from '../kernel/declaration.ts';
import { boolean, datetime, integer, reference, text } from '../kernel/field.ts';
import { openLifecycle } from '../kernel/lifecycle.ts';

/** A system that we exchange data with. */
export const exchangeNode = catalog('exchangeNode', {
  module: 'exchange',
  path: 'exchange_nodes',
  access: { read: [], modify: [] },
  lifecycle: openLifecycle,
  search: ['name', 'predefinedName'],
  list: [
    'name',
    'predefinedName',
    'externalDatabaseConnection',
    'intervalMinutes',
    'isActive',
    'lastExchangeAt',
  ],
  fields: {
    name: text({ required: true }),
    predefinedName: text({ maxLength: 60, unique: true }),
    externalDatabaseConnection: reference('externalDatabaseConnection'),
    /** Empty where data are exchanged on demand only. */
    intervalMinutes: integer({ min: 1 }),
    isActive: boolean({ default: true }),
    lastExchangeAt: datetime({ readOnly: true }),
  },
});
