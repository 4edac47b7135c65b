import type { Words } from '../words.ts';

export const filterGroups: Words<'filterGroups'> = {
  holds: 'Der Datensatz erfüllt',
  all: 'alle Bedingungen',
  any: 'mindestens eine Bedingung',
  group: 'Bedingungsgruppe',
  add: 'Gruppe hinzufügen',
  remove: 'Gruppe entfernen',
  aim: 'Felder hier einfügen',
  aimed: 'Gewählte Felder kommen hierher',
  empty: 'Eine Gruppe ohne Bedingungen schränkt nichts ein.',
  unknownField:
    'Dieses Feld gibt es nicht mehr, oder Sie haben keinen Zugriff darauf. Entfernen Sie die Bedingung.',
};
