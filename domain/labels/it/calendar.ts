import type { RoomWords } from '../words.ts';

export const calendar = {
  objects: {
    calendar: { one: 'Calendario', many: 'Calendari' },
    calendarEvent: { one: 'Evento del calendario', many: 'Eventi del calendario' },
    crmEvent: { one: 'Evento CRM', many: 'Eventi CRM' },
  },
  fields: {
    start: 'Inizio',
    end: 'Fine',
    allDay: 'Tutto il giorno',
    editable: 'Modificabile',
    begin: 'Inizio',
    ending: 'Fine',
    eventType: 'Tipo di evento',
    eventStatus: 'Stato dell’evento',
    contact: 'Persona di contatto',
    howToContact: 'Modalità di contatto',
  },
  ownFields: {},
  enums: {
    crmEventType: {
      title: 'Tipo di evento',
      values: { Meeting: 'Riunione', Call: 'Telefonata', Email: 'E-mail', Visit: 'Visita', Other: 'Altro' },
    },
    crmEventStatus: {
      title: 'Stato dell’evento',
      values: { Planned: 'Pianificato', Done: 'Svolto', Canceled: 'Annullato' },
    },
  },
} as const satisfies RoomWords;
