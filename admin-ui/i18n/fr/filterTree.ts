import type { Words } from '../words.ts';

export const filterTree: Words<'filterTree'> = {
  search: 'Chercher un champ',
  clear: 'Tout supprimer',
  browse: 'Ajouter depuis la liste',
  choose: 'Choisir un objet',
};
