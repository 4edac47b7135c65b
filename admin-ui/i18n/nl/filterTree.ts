import type { Words } from '../words.ts';

export const filterTree: Words<'filterTree'> = {
  search: 'Veld zoeken',
  clear: 'Alles verwijderen',
  browse: 'Toevoegen uit lijst',
  joined: 'Er worden records getoond die aan alle voorwaarden voldoen.',
  choose: 'Kies een object',
};
