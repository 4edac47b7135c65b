import { register } from '../kernel/declaration.ts';
import { boolean, datetime, reference, text } from '../kernel/field.ts';
import { everyCall } from '../kernel/lifecycle.ts';

/**
 * Something that stands in a calendar from one time to another, or all day. Who sees the calendar sees its events; its
 * owner and the users named in it change them.
 */
export const calendarEvent = register('calendarEvent', {
  module: 'calendar',
  path: 'calendar_events',
  access: { read: ['operator', 'sales'], modify: ['operator', 'sales'] },
  personal: 'calendar.user',
  sharedWith: {
    read: ['calendar.users.user', 'calendar.isGeneral'],
    modify: ['calendar.users.user'],
  },
  lifecycle: {
    states: [
      {
        name: 'fixed',
        when: [{ path: 'editable', is: [false] }],
        open: everyCall,
        opensOnly: ['editable'],
        refusal: 'event_not_editable',
      },
      { name: 'open', when: [], open: everyCall, refusal: 'owned_by_workflow' },
    ],
  },
  constraints: [{ field: 'start', rule: 'notAfterField', other: 'end' }],
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
