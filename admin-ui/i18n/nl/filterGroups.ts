import type { Words } from '../words.ts';

export const filterGroups: Words<'filterGroups'> = {
  holds: 'Het record voldoet aan',
  all: 'alle voorwaarden',
  any: 'minstens één voorwaarde',
  group: 'Groep voorwaarden',
  add: 'Groep toevoegen',
  remove: 'Groep verwijderen',
  aim: 'Velden hier toevoegen',
  aimed: 'Gekozen velden komen hier',
  empty: 'Een groep zonder voorwaarden beperkt niets.',
  unknownField: 'Dit veld bestaat niet meer of u hebt er geen toegang toe. Verwijder de voorwaarde.',
};
