import { staff } from '../platform/roles.ts';
import { catalog } from '../kernel/declaration.ts';
import { boolean, date, reference, rows, text } from '../kernel/field.ts';

/** A person who works here, with or without a user account. */
export const employee = catalog('employee', {
  module: 'partners',
  path: 'employee',
  access: { read: staff, modify: [] },
  search: ['name', 'email', 'abbreviation'],
  list: ['name', 'abbreviation', 'standing', 'email', 'phone', 'user', 'isActive'],
  fields: {
    name: text({ required: true }),
    abbreviation: text({ maxLength: 10 }),
    email: text({ format: 'email' }),
    phone: text({ format: 'phone', maxLength: 20, anySpelling: true }),
    standing: reference('standing'),
    user: reference('user'),
    isActive: boolean({ default: true }),
    /** The person who does their work while they are absent. Both days of the absence are included. */
    deputy: reference('employee'),
    absentFrom: date(),
    absentTo: date(),
    capabilities: rows({
      capability: reference('capability', { required: true }),
      scorePoint: reference('scorePoint'),
    }),
  },
});
