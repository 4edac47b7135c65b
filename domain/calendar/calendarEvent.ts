import { register } from '../kernel/declaration.ts';
import { boolean, datetime, reference, text } from '../kernel/field.ts';

/** Something that stands in a calendar from one time to another, or all day. */
export const calendarEvent = register('calendarEvent', {
  module: 'calendar',
  path: 'calendar_events',
  access: { read: ['operator', 'sales'], modify: ['operator', 'sales'] },
  presentation: ['title'],
  sort: { field: 'start', desc: true },
  search: ['title', 'description'],
  list: ['title', 'calendar', 'start', 'end', 'allDay', 'author'],
  indexes: [['calendar', 'start']],
  fields: {
    calendar: reference('calendar', { required: true }),
    title: text({ required: true }),
    start: datetime({ required: true }),
    end: datetime(),
    allDay: boolean({ default: false }),
    editable: boolean({ default: true }),
    description: text({ multiline: true }),
  },
});
