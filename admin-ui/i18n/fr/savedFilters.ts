import type { Words } from '../words.ts';

export const savedFilters: Words<'savedFilters'> = {
  label: 'Filtres enregistrés',
  save: 'Enregistrer le filtre',
  title: 'Enregistrer le filtre',
  name: 'Nom du filtre',
  isDefault: 'Appliquer dès l’ouverture de la liste',
  replaces: 'Le filtre de ce nom sera remplacé.',
  menu: 'Filtre « %{name} » : menu',
  rename: 'Renommer',
  remove: 'Supprimer le filtre',
  makeDefault: 'Définir par défaut',
  noDefault: 'Ne plus appliquer par défaut',
  default: 'par défaut',
};
