import { catalog } from '../kernel/declaration.ts';
import { boolean, reference, rows, text } from '../kernel/field.ts';

/**
 * A calendar and the colour of its events. Its owner and the users named in it see it; a general calendar is seen by everybody.
 * Only the owner may change the calendar itself.
 */
export const calendar = catalog('calendar', {
  module: 'calendar',
  path: 'calendars',
  access: { read: ['operator', 'sales'], modify: ['operator', 'sales'] },
  personal: 'user',
  sharedWith: { read: ['users.user', 'isGeneral'], modify: [] },
  search: ['name'],
  list: ['name', 'color', 'user', 'isGeneral'],
  fields: {
    name: text({ required: true }),
    color: text({ format: 'color', maxLength: 7, default: '#1976d2' }),
    user: reference('user', { takes: ['me'] }),
    isGeneral: boolean({ default: false }),
    users: rows({ user: reference('user', { required: true }) }),
  },
});
