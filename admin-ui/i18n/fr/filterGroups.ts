import type { Words } from '../words.ts';

export const filterGroups: Words<'filterGroups'> = {
  holds: 'L’enregistrement remplit',
  all: 'toutes les conditions',
  any: 'au moins une condition',
  group: 'Groupe de conditions',
  add: 'Ajouter un groupe',
  remove: 'Supprimer le groupe',
  aim: 'Ajouter les champs ici',
  aimed: 'Les champs choisis vont ici',
  empty: 'Un groupe sans condition ne restreint rien.',
  unknownField: 'Ce champ n’existe plus ou vous n’y avez pas accès. Supprimez la condition.',
};
