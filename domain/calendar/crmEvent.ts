import { register } from '../kernel/declaration.ts';
import { datetime, enumeration, reference, text } from '../kernel/field.ts';
import { crmEventStatus, crmEventType } from './enums.ts';

/** A meeting, a call or a visit with a counterparty. */
export const crmEvent = register('crmEvent', {
  module: 'calendar',
  path: 'events',
  access: { read: ['sales'], modify: ['sales'] },
  presentation: ['description'],
  sort: { field: 'begin', desc: true },
  search: ['description', 'howToContact'],
  list: ['begin', 'ending', 'eventType', 'eventStatus', 'counterparty', 'contact', 'employee', 'description'],
  indexes: [
    ['counterparty', 'begin'],
    ['employee', 'begin'],
    ['eventStatus', 'begin'],
  ],
  constraints: [{ field: 'begin', rule: 'notAfterField', other: 'ending' }],
  fields: {
    date: datetime(),
    begin: datetime({ required: true }),
    ending: datetime(),
    eventType: enumeration(crmEventType, { default: 'Meeting' }),
    eventStatus: enumeration(crmEventStatus, { default: 'Planned' }),
    counterparty: reference('counterparty'),
    contact: reference('contactPerson'),
    howToContact: text(),
    description: text({ required: true, maxLength: 1000 }),
    employee: reference('employee'),
    project: reference('project'),
    interaction: reference('interaction'),
  },
});
