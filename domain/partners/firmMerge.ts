import { register } from '../kernel/declaration.ts';
import { datetime, integer, json, reference } from '../kernel/field.ts';

/** Two counterparties that were one firm and became one record: which went into which, what moved, and whether it was undone. */
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
    /** The number of references that moved; which ones is in a table of the system. */
    moved: integer({ min: 0, default: 0 }),
    /** The values of the remaining firm that the merge changed, before and after it: undoing sets back the former. */
    valuesBefore: json(),
    valuesAfter: json(),
    undoneAt: datetime(),
    undoneBy: reference('user'),
  },
});
