import type { RoomWords } from '../words.ts';

export const calendar = {
  objects: {
    calendar: { one: 'Kalendarz', many: 'Kalendarze' },
    calendarEvent: { one: 'Wpis w kalendarzu', many: 'Wpisy w kalendarzu' },
    crmEvent: { one: 'Zdarzenie CRM', many: 'Zdarzenia CRM' },
  },
  fields: {
    start: 'Początek',
    end: 'Koniec',
    allDay: 'Cały dzień',
    editable: 'Edytowalne',
    begin: 'Początek',
    ending: 'Zakończenie',
    eventType: 'Rodzaj zdarzenia',
    eventStatus: 'Status zdarzenia',
    contact: 'Osoba kontaktowa',
    howToContact: 'Sposób kontaktu',
  },
  ownFields: {},
  enums: {
    crmEventType: {
      title: 'Rodzaj zdarzenia',
      values: {
        Meeting: 'Spotkanie',
        Call: 'Rozmowa telefoniczna',
        Email: 'E-mail',
        Visit: 'Wizyta',
        Other: 'Inne',
      },
    },
    crmEventStatus: {
      title: 'Status zdarzenia',
      values: { Planned: 'Zaplanowane', Done: 'Odbyte', Canceled: 'Odwołane' },
    },
  },
} as const satisfies RoomWords;
