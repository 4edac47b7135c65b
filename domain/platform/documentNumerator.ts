import { register } from '../kernel/declaration.ts';
import { integer, text } from '../kernel/field.ts';

/**
 * The last number of a kind of document in a period, per value of its counter field. The row stays locked until the document that
 * took the number is committed.
 */
export const documentNumerator = register('documentNumerator', {
  module: 'platform',
  path: 'doc-numerator',
  writtenBy: 'server',
  access: { read: [], modify: [] },
  search: ['docType', 'numeratorValue'],
  list: ['docType', 'numerator', 'numeratorValue', 'period', 'yearNumber', 'lastNumber'],
  indexes: [['docType', 'yearNumber']],
  uniques: [['docType', 'numeratorValue', 'period']],
  fields: {
    docType: text({ required: true, maxLength: 60 }),
    /** The field by which numbers are counted: the prefix, a warehouse. */
    numerator: text({ maxLength: 40, default: 'prefix' }),
    numeratorValue: text({ required: true, maxLength: 60 }),
    /** `always`, `2026`, `2026-Q4`, `2026-11` or `2026-11-21`. */
    period: text({ required: true, maxLength: 10 }),
    yearNumber: integer({ min: 0 }),
    lastNumber: integer({ min: 0, default: 0 }),
  },
});
