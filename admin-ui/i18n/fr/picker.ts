import type { Words } from '../words.ts';

export const picker: Words<'picker'> = {
  title: 'Choix : %{object}',
  openRecord: 'Ouvrir l’enregistrement',
  browse: 'Choisir dans la liste',
  typeToSearch: 'Commencez à saisir pour rechercher',
  moreExist: 'Les %{count} premiers sont affichés. Continuez à saisir pour affiner.',
};
