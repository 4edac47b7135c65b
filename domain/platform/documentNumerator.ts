import { register } from '../kernel/declaration.ts';
import { integer, text } from '../kernel/field.ts';

/** The last number that a kind of document was given in a year, within one value of what it is counted by. */
export const documentNumerator = register('documentNumerator', {
  module: 'platform',
  path: 'doc-numerator',
  access: { read: [], modify: [] },
  search: ['docType', 'numeratorValue'],
  list: ['docType', 'numerator', 'numeratorValue', 'yearNumber', 'lastNumber'],
  indexes: [['docType', 'yearNumber']],
  fields: {
    docType: text({ required: true, maxLength: 60 }),
    /** What its numbers are counted by: the prefix, a warehouse. */
    numerator: text({ maxLength: 40 }),
    numeratorValue: text({ maxLength: 60 }),
    yearNumber: integer({ min: 0 }),
    lastNumber: integer({ min: 0, default: 0 }),
  },
});
