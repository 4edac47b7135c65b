import type { Words } from '../words.ts';

export const filterTree: Words<'filterTree'> = {
  search: 'Chercher un champ',
  clear: 'Tout supprimer',
  browse: 'Ajouter depuis la liste',
  joined: 'Seuls les enregistrements remplissant toutes les conditions sont affichés.',
  choose: 'Choisir un objet',
};
