import { catalog } from '../kernel/declaration.ts';
import { boolean, text } from '../kernel/field.ts';

/** Limits access to an object to granted roles or to one department. */
export const accessRestriction = catalog('accessRestriction', {
  module: 'platform',
  path: 'access_restrictions',
  access: { read: [], modify: [] },
  presentation: ['objectType'],
  search: ['objectType'],
  sort: { field: 'objectType', desc: false },
  list: ['objectType', 'useRestriction', 'useDepartmentRestriction'],
  fields: {
    objectType: text({ required: true, maxLength: 60, unique: true, format: 'object' }),
    /** Whether only roles that were given a right on this object open it; the roles in its declaration do not. */
    useRestriction: boolean({ default: false }),
    /** Whether a record is open only to its author and to people of the author's departments. */
    useDepartmentRestriction: boolean({ default: false }),
  },
});
