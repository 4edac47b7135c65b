import type { Words } from '../words.ts';

export const filterTree: Words<'filterTree'> = {
  search: 'Feld suchen',
  clear: 'Alle entfernen',
  browse: 'Aus Liste hinzufügen',
  choose: 'Objekt wählen',
};
