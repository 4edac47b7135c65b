import type { Words } from '../words.ts';

export const savedFilters: Words<'savedFilters'> = {
  label: 'Filtri salvati',
  save: 'Salva il filtro',
  title: 'Salva il filtro',
  name: 'Nome del filtro',
  isDefault: 'Applica all’apertura dell’elenco',
  replaces: 'Il filtro con questo nome verrà sostituito.',
  menu: 'Filtro «%{name}»: menu',
  rename: 'Rinomina',
  remove: 'Elimina il filtro',
  makeDefault: 'Imposta come predefinito',
  noDefault: 'Non applicare più all’apertura',
  default: 'predefinito',
};
