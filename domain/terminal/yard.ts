import { catalog } from '../kernel/declaration.ts';
import { integer, text } from '../kernel/field.ts';
import { mostPlaces } from './queue.rules.ts';

/** A yard of the terminal whose places several stations share. */
export const yard = catalog('yard', {
  module: 'terminal',
  path: 'yards',
  access: { read: ['operator', 'sales'], modify: ['operator'] },
  search: ['name', 'code'],
  list: ['name', 'code', 'carsBufferTerminal'],
  fields: {
    name: text({ required: true }),
    code: text({ maxLength: 20, unique: true }),
    /** The most trucks of all its stations that may be on the way to the terminal or on it at once. */
    carsBufferTerminal: integer({ min: 1, max: mostPlaces, default: 10 }),
  },
});
