import { catalog } from '../kernel/declaration.ts';
import { boolean, reference, rows, text } from '../kernel/field.ts';

/**
 * A calendar with the colour of its events: its owner's own, shared with the users named in it, or general, which everybody
 * sees. Only its owner changes it.
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
