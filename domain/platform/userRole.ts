import { catalog } from '../kernel/declaration.ts';
import { boolean, text, translated } from '../kernel/field.ts';

/** A role by its key; the declarations say what it may read and change. */
export const userRole = catalog('userRole', {
  module: 'platform',
  path: 'user_roles',
  access: { read: ['operator', 'sales', 'forwarder'], modify: [] },
  fields: {
    name: text({ required: true }),
    key: text({ required: true, maxLength: 40, unique: true }),
    readOnly: boolean({ default: false }),
    lang: translated(),
  },
});
