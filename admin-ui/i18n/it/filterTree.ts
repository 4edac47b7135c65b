import type { Words } from '../words.ts';

export const filterTree: Words<'filterTree'> = {
  search: 'Cerca un campo',
  clear: 'Rimuovi tutte',
  browse: "Aggiungi dall'elenco",
  choose: 'Scegli un oggetto',
};
