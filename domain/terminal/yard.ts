import { catalog } from '../kernel/declaration.ts';
import { integer, text } from '../kernel/field.ts';

/** A terminal's yard that several stations let their trucks onto: they share its places. */
export const yard = catalog('yard', {
  module: 'terminal',
  path: 'yards',
  access: { read: ['operator', 'sales'], modify: ['operator'] },
  search: ['name', 'code'],
  list: ['name', 'code', 'carsBufferTerminal'],
  fields: {
    name: text({ required: true }),
    code: text({ maxLength: 20, unique: true }),
    /** Trucks of all its stations together that may be on the way to or on the terminal at once. */
    carsBufferTerminal: integer({ min: 1, default: 10 }),
  },
});
