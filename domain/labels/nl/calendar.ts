import type { RoomWords } from '../words.ts';

export const calendar = {
  objects: {
    calendar: { one: 'Agenda', many: "Agenda's" },
    calendarEvent: { one: 'Agendapunt', many: 'Agendapunten' },
    crmEvent: { one: 'CRM-gebeurtenis', many: 'CRM-gebeurtenissen' },
  },
  fields: {
    start: 'Begin',
    end: 'Einde',
    allDay: 'Hele dag',
    editable: 'Bewerkbaar',
    begin: 'Begint',
    ending: 'Eindigt',
    eventType: 'Soort gebeurtenis',
    eventStatus: 'Status van de gebeurtenis',
    contact: 'Contactpersoon',
    howToContact: 'Wijze van contact',
  },
  ownFields: {},
  enums: {
    crmEventType: {
      title: 'Soort gebeurtenis',
      values: {
        Meeting: 'Bespreking',
        Call: 'Telefoongesprek',
        Email: 'E-mail',
        Visit: 'Bezoek',
        Other: 'Overig',
      },
    },
    crmEventStatus: {
      title: 'Status van een gebeurtenis',
      values: { Planned: 'Gepland', Done: 'Uitgevoerd', Canceled: 'Afgezegd' },
    },
  },
} as const satisfies RoomWords;
