import type { Words } from '../words.ts';

export const filterTree: Words<'filterTree'> = {
  search: 'Veld zoeken',
  clear: 'Alles verwijderen',
  browse: 'Toevoegen uit lijst',
  choose: 'Kies een object',
};
