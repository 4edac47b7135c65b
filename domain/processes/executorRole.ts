import { catalog } from '../kernel/declaration.ts';
import { reference, rows, text } from '../kernel/field.ts';
import { assignable } from './assignable.ts';

/** A duty to which tasks are assigned, and the people who may take them. */
export const executorRole = catalog('executorRole', {
  module: 'processes',
  path: 'executor_roles',
  access: { read: ['operator', 'sales'], modify: [] },
  search: ['name', 'code'],
  list: ['name', 'code', 'createdAt'],
  fields: {
    code: text({ maxLength: 40, unique: true }),
    name: text({ required: true }),
    executors: rows({ executor: reference('user', { ...assignable, required: true }) }),
  },
});
