import { catalog } from '../kernel/declaration.ts';
import { json, reference, rows, text } from '../kernel/field.ts';

/** Roles, settings and menu shared by a group: single users and whole departments. */
export const roleGroup = catalog('roleGroup', {
  module: 'platform',
  path: 'role_groups',
  access: { read: [], modify: [] },
  list: ['name', 'createdAt'],
  fields: {
    name: text({ required: true }),
    settings: json(),
    roles: rows({ userRole: reference('userRole', { required: true }) }),
    users: rows({ user: reference('user', { required: true }) }),
    departments: rows({ department: reference('department', { required: true }) }),
    navigation: json(),
  },
});
