import type { RoomWords } from '../words.ts';

export const calendar = {
  objects: {
    calendar: { one: 'Calendrier', many: 'Calendriers' },
    calendarEvent: { one: 'Événement du calendrier', many: 'Événements du calendrier' },
    crmEvent: { one: 'Événement CRM', many: 'Événements CRM' },
  },
  fields: {
    start: 'Début',
    end: 'Fin',
    allDay: 'Toute la journée',
    editable: 'Modifiable',
    begin: 'Début',
    ending: 'Fin',
    eventType: 'Type d’événement',
    eventStatus: 'Statut de l’événement',
    contact: 'Personne de contact',
    howToContact: 'Moyen de contact',
  },
  ownFields: {},
  enums: {
    crmEventType: {
      title: 'Type d’événement',
      values: {
        Meeting: 'Réunion',
        Call: 'Appel téléphonique',
        Email: 'E-mail',
        Visit: 'Visite',
        Other: 'Autre',
      },
    },
    crmEventStatus: {
      title: 'Statut de l’événement',
      values: { Planned: 'Prévu', Done: 'Réalisé', Canceled: 'Annulé' },
    },
  },
} as const satisfies RoomWords;
