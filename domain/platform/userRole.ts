import { catalog } from '../kernel/declaration.ts';
import { boolean, rows, text, translated } from '../kernel/field.ts';

/**
 * A role by its key. What the built-in ones read and change stands in the declarations; `objects` says what
 * a role opens besides, and is all that an administrator's own role opens.
 */
export const userRole = catalog('userRole', {
  module: 'platform',
  path: 'user_roles',
  access: { read: ['operator', 'sales', 'forwarder'], modify: [] },
  fields: {
    name: text({ required: true }),
    key: text({ required: true, maxLength: 40, unique: true }),
    /** Whoever holds it changes nothing by it. */
    readOnly: boolean({ default: false }),
    objects: rows({
      objectType: text({ required: true, maxLength: 60, format: 'object' }),
      read: boolean({ default: true }),
      modify: boolean({ default: false }),
    }),
    lang: translated(),
  },
});
