import { catalog } from '../kernel/declaration.ts';
import { boolean, reference, rows, text } from '../kernel/field.ts';

/** A person's or a team's calendar, with the colour of its events. */
export const calendar = catalog('calendar', {
  module: 'calendar',
  path: 'calendars',
  access: { read: ['operator', 'sales'], modify: ['operator', 'sales'] },
  search: ['name'],
  list: ['name', 'color', 'user', 'isGeneral'],
  fields: {
    name: text({ required: true }),
    color: text({ format: 'color', maxLength: 7, default: '#1976d2' }),
    user: reference('user'),
    isGeneral: boolean({ default: false }),
    users: rows({ user: reference('user', { required: true }) }),
  },
});
