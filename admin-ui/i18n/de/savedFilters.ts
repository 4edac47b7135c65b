import type { Words } from '../words.ts';

export const savedFilters: Words<'savedFilters'> = {
  label: 'Gespeicherte Filter',
  save: 'Filter speichern',
  title: 'Filter speichern',
  name: 'Name des Filters',
  isDefault: 'Beim Öffnen der Liste sofort anwenden',
  replaces: 'Der Filter dieses Namens wird ersetzt.',
  menu: 'Filter „%{name}“: Menü',
  rename: 'Umbenennen',
  remove: 'Filter löschen',
  makeDefault: 'Als Standard festlegen',
  noDefault: 'Nicht mehr als Standard',
  default: 'Standard',
};
