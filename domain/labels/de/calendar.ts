import type { RoomWords } from '../words.ts';

export const calendar = {
  objects: {
    calendar: { one: 'Kalender', many: 'Kalender' },
    calendarEvent: { one: 'Kalendereintrag', many: 'Kalendereinträge' },
    crmEvent: { one: 'CRM-Ereignis', many: 'CRM-Ereignisse' },
  },
  fields: {
    start: 'Beginn',
    end: 'Ende',
    allDay: 'Ganztägig',
    editable: 'Bearbeitbar',
    begin: 'Beginnt',
    ending: 'Endet',
    eventType: 'Ereignisart',
    eventStatus: 'Ereignisstatus',
    contact: 'Ansprechpartner',
    howToContact: 'Kontaktweg',
  },
  ownFields: {},
  enums: {
    crmEventType: {
      title: 'Ereignisart',
      values: {
        Meeting: 'Besprechung',
        Call: 'Telefonat',
        Email: 'E-Mail',
        Visit: 'Besuch',
        Other: 'Sonstiges',
      },
    },
    crmEventStatus: {
      title: 'Ereignisstatus',
      values: { Planned: 'Geplant', Done: 'Durchgeführt', Canceled: 'Abgesagt' },
    },
  },
} as const satisfies RoomWords;
