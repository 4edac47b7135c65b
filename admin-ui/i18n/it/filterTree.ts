import type { Words } from '../words.ts';

export const filterTree: Words<'filterTree'> = {
  search: 'Cerca un campo',
  clear: 'Rimuovi tutte',
  browse: "Aggiungi dall'elenco",
  joined: 'Sono mostrati i record che soddisfano tutte le condizioni.',
  choose: 'Scegli un oggetto',
};
