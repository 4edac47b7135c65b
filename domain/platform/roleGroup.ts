import { catalog } from '../kernel/declaration.ts';
import { json, reference, rows, text } from '../kernel/field.ts';

/** Settings, people, departments and menu of those who work alike. */
export const roleGroup = catalog('roleGroup', {
  module: 'platform',
  path: 'role_groups',
  access: { read: [], modify: [] },
  list: ['name', 'createdAt'],
  fields: {
    name: text({ required: true }),
    settings: json(),
    users: rows({ user: reference('user', { required: true }) }),
    departments: rows({ department: reference('department', { required: true }) }),
    navigation: json(),
  },
});
