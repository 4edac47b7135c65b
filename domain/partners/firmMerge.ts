import { register } from '../kernel/declaration.ts';
import { datetime, integer, json, reference } from '../kernel/field.ts';

/** A merge of two counterparties that are the same firm: what moved from one record to the other, and whether it was undone. */
export const firmMerge = register('firmMerge', {
  module: 'partners',
  path: 'firm_merges',
  writtenBy: 'server',
  access: { read: ['operator', 'sales'], modify: [] },
  belongsTo: ['into', 'from'],
  presentation: ['from', 'into'],
  search: ['from.name', 'into.name'],
  list: ['createdAt', 'from', 'into', 'moved', 'author', 'undoneAt', 'undoneBy'],
  indexes: [['into', 'createdAt']],
  fields: {
    /** The firm that lost its references; it is marked for deletion. */
    from: reference('counterparty', { required: true }),
    into: reference('counterparty', { required: true }),
    /** The number of references that moved. The references themselves are in a table that is no object. */
    moved: integer({ min: 0, default: 0 }),
    /** The values of the remaining firm that the merge changed, before and after it. Undoing restores the former values. */
    valuesBefore: json(),
    valuesAfter: json(),
    undoneAt: datetime(),
    undoneBy: reference('user'),
  },
});
