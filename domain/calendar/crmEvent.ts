import { register } from '../kernel/declaration.ts';
import { datetime, enumeration, reference, text } from '../kernel/field.ts';
import { openLifecycle } from '../kernel/lifecycle.ts';
import { crmEventStatus, crmEventType } from './enums.ts';

/** A meeting, a call or a visit with a counterparty, with its plan and its outcome. */
export const crmEvent = register('crmEvent', {
  module: 'calendar',
  path: 'events',
  access: { read: ['sales'], modify: ['sales'] },
  lifecycle: openLifecycle,
  presentation: ['description'],
  sort: { field: 'begin', desc: true },
  search: ['description', 'howToContact', 'outcome'],
  list: ['begin', 'ending', 'eventType', 'eventStatus', 'counterparty', 'contact', 'employee', 'description'],
  indexes: [['counterparty', 'begin'], ['employee', 'begin'], ['eventStatus', 'begin'], ['follows']],
  constraints: [{ field: 'begin', rule: 'notAfterField', other: 'ending', span: true }],
  fields: {
    /** A field of the specification. When the event takes place is in `begin` and `ending`. */
    date: datetime(),
    begin: datetime({ required: true }),
    ending: datetime(),
    eventType: enumeration(crmEventType, { default: 'Meeting' }),
    eventStatus: enumeration(crmEventStatus, { default: 'Planned' }),
    counterparty: reference('counterparty'),
    contact: reference('contactPerson', {
      like: { counterparty: 'counterparty' },
      mismatchError: 'contact_of_other_firm',
    }),
    howToContact: text(),
    /** If none is sent, it is the name of the counterparty, otherwise the way of contact, otherwise the type of the event. */
    description: text({ maxLength: 1000, filledByServer: true }),
    outcome: text({ multiline: true }),
    /** The event after which this one was planned. */
    follows: reference('crmEvent', { readOnly: true }),
    employee: reference('employee'),
    project: reference('project'),
    interaction: reference('interaction'),
  },
});
