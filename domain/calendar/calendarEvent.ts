import { register } from '../kernel/declaration.ts';
import { boolean, datetime, enumeration, integer, reference, rows, text } from '../kernel/field.ts';
import { everyCall, openState } from '../kernel/lifecycle.ts';
import { guestAnswer } from './enums.ts';

/**
 * An event in a calendar. People who see the calendar, and people who attend, see the event. The owner of the calendar and the
 * users named in it may change it. A repeated event is one record; an occurrence that was changed is a record of its own.
 */
export const calendarEvent = register('calendarEvent', {
  module: 'calendar',
  path: 'calendar_events',
  access: { read: ['operator', 'sales'], modify: ['operator', 'sales'] },
  personal: 'calendar.user',
  sharedWith: {
    read: ['calendar.users.user', 'calendar.isGeneral', 'attendees.user'],
    modify: ['calendar.users.user'],
  },
  lifecycle: {
    states: [
      // An event that is not editable: people may only make it editable again.
      {
        name: 'fixed',
        when: [{ path: 'editable', is: [false] }],
        open: everyCall,
        opensOnly: ['editable'],
        refusal: 'event_not_editable',
      },
      openState(),
    ],
  },
  constraints: [{ field: 'start', rule: 'notAfterField', other: 'end', span: true }],
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
    /** Whether the people who attend, and the owner of the calendar, are busy at that time. */
    busy: boolean({ default: true }),
    description: text({ multiline: true }),
    attendees: rows({ user: reference('user', { required: true, where: 'isActive' }) }),
    /** People from outside, who are invited by e-mail and answer by e-mail. */
    guests: rows({
      email: text({ required: true, format: 'email' }),
      name: text(),
      answer: enumeration(guestAnswer, { default: 'None', readOnly: true }),
      answeredAt: datetime({ readOnly: true, rare: true }),
      /** The address of the person who answered in the name of the guest; empty if the guest answered. */
      answeredBy: text({ maxLength: 320, readOnly: true, rare: true, cut: true }),
    }),
    /** The answers of guests to single dates of a repeated event. A date that is a record of its own has them in `guests`. */
    dateAnswers: rows(
      {
        email: text({ format: 'email', readOnly: true }),
        at: datetime({ readOnly: true }),
        answer: enumeration(guestAnswer, { readOnly: true }),
        answeredAt: datetime({ readOnly: true }),
        answeredBy: text({ maxLength: 320, readOnly: true, cut: true }),
      },
      { readOnly: true },
    ),
    /** The rule of repetition; `start` is the first moment that it gives. Empty for an event that takes place once. */
    repeats: text({ maxLength: 300, format: 'recurrence' }),
    /** Occurrences that do not take place, by the moments at which they would begin. */
    skipped: rows({ at: datetime({ required: true }) }),
    /** For an occurrence that was changed by itself: its series, and when it would have begun by the rule. */
    series: reference('calendarEvent', { readOnly: true }),
    occurrence: datetime({ readOnly: true }),
    /** For an event from a file or with guests: its id in all calendar programs, and the number of its version. */
    uid: text({ maxLength: 255, readOnly: true, index: true }),
    sequence: integer({ readOnly: true }),
    /** The person in whose name guests were invited, and the e-mail account that sent the invitations. */
    organizer: text({ maxLength: 320, readOnly: true }),
    invitesFrom: reference('emailAccount', { readOnly: true }),
    /** The addresses that hold an invitation, each with the version that was sent to it: `jan@example.pl 2`, one on a line. */
    invited: text({ maxLength: 40_000, multiline: true, readOnly: true }),
    /** For an event to which somebody else invites: the address of that person, and the answer of the calendar's owner. */
    invitedBy: text({ maxLength: 320, readOnly: true }),
    answer: enumeration(guestAnswer, { readOnly: true }),
    /** The moment after which the event never takes place again; empty if it repeats for ever. */
    lastsUntil: datetime({ readOnly: true, computed: true, index: true }),
  },
});
