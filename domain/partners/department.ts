import { staff } from '../platform/roles.ts';
import { catalog } from '../kernel/declaration.ts';
import { reference, rows, text } from '../kernel/field.ts';

/** A department with its leader, the leader's deputy, and its employees. */
export const department = catalog('department', {
  module: 'partners',
  path: 'departments',
  access: { read: staff, modify: [] },
  list: ['name', 'leader', 'deputy'],
  fields: {
    name: text({ required: true }),
    leader: reference('employee'),
    deputy: reference('employee'),
    employees: rows({ employee: reference('employee', { required: true }) }),
  },
});
