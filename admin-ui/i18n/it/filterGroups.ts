import type { Words } from '../words.ts';

export const filterGroups: Words<'filterGroups'> = {
  holds: 'Il record soddisfa',
  all: 'tutte le condizioni',
  any: 'almeno una condizione',
  group: 'Gruppo di condizioni',
  add: 'Aggiungi gruppo',
  remove: 'Rimuovi gruppo',
  aim: 'Aggiungi i campi qui',
  aimed: 'I campi scelti vanno qui',
  empty: 'Un gruppo senza condizioni non restringe nulla.',
  unknownField: 'Questo campo non esiste più o non hai accesso. Rimuovi la condizione.',
};
