import { catalog } from '../kernel/declaration.ts';
import { boolean, rows, text, translated } from '../kernel/field.ts';

/**
 * A role with its key. The rights of built-in roles are in the declarations, and `objects` adds further rights. A role that
 * administrators have made has only the rights in `objects`.
 */
export const userRole = catalog('userRole', {
  module: 'platform',
  path: 'user_roles',
  access: { read: ['operator', 'sales', 'forwarder'], modify: [] },
  fields: {
    name: text({ required: true }),
    key: text({ required: true, maxLength: 40, unique: true }),
    /** The role gives no right to change anything. */
    readOnly: boolean({ default: false }),
    objects: rows(
      {
        objectType: text({ required: true, maxLength: 60, format: 'object' }),
        read: boolean({ default: true }),
        modify: boolean({ default: false }),
      },
      { shownAs: 'rights' },
    ),
    lang: translated(),
  },
});
