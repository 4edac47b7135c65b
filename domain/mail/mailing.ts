import { register } from '../kernel/declaration.ts';
import { datetime, enumeration, integer, reference, text } from '../kernel/field.ts';
import { everyCall, everyCallBut } from '../kernel/lifecycle.ts';
import { mailingAudience, mailingStatus } from './enums.ts';

/** A letter to many contact persons: to those of a list, or to those of the counterparties of a list. */
export const mailing = register('mailing', {
  module: 'mail',
  path: 'mailings',
  access: { read: ['sales'], modify: ['sales'] },
  ofAccount: 'emailAccount',
  lifecycle: {
    states: [
      {
        name: 'draft',
        when: [{ path: 'status', is: ['draft'] }],
        open: everyCall,
        refusal: 'mailing_begun',
      },
      {
        name: 'ended',
        when: [{ path: 'status', is: ['done', 'stopped'] }],
        open: everyCallBut('delete'),
        opensOnly: ['name', 'perMinute'],
        refusal: 'mailing_begun',
      },
      // Every other status. A mailing under way must be stopped before it is marked for deletion. Otherwise nobody would see that it
      // is still being sent.
      {
        name: 'underWay',
        when: [],
        open: everyCallBut('delete', 'mark'),
        opensOnly: ['name', 'perMinute'],
        refusal: 'mailing_begun',
      },
    ],
  },
  presentation: ['name'],
  sort: { field: 'id', desc: true },
  search: ['name', 'subject'],
  list: ['name', 'status', 'emailTemplate', 'subject', 'author', 'startedAt', 'endedAt'],
  fields: {
    name: text({ required: true }),
    /** The object of the list from which the mailing was begun. */
    audience: enumeration(mailingAudience, { required: true, default: 'contactPerson' }),
    /** The filter of that list, in the form of the `filter` parameter of lists. */
    filter: text({ multiline: true, maxLength: 20_000 }),
    emailAccount: reference('emailAccount'),
    emailTemplate: reference('emailTemplate'),
    /** The most letters that are sent in a minute. */
    perMinute: integer({ required: true, default: 30, min: 1, max: 600 }),
    /** The texts if there is no template; `{name}` and others are filled in. */
    subject: text({ maxLength: 1000 }),
    body: text({ multiline: true, maxLength: 500_000, format: 'letter' }),
    status: enumeration(mailingStatus, { default: 'draft', readOnly: true }),
    /** The person who began it. Its list is read with their rights, and it is sent in their name. */
    sender: reference('user', { readOnly: true }),
    /** Why the server paused it. */
    failure: text({ maxLength: 1000, readOnly: true, cut: true }),
    startedAt: datetime({ readOnly: true }),
    endedAt: datetime({ readOnly: true }),
  },
});
