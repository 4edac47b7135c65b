import type { Words } from '../words.ts';

export const savedFilters: Words<'savedFilters'> = {
  label: 'Opgeslagen filters',
  save: 'Filter opslaan',
  title: 'Filter opslaan',
  name: 'Naam van het filter',
  isDefault: 'Meteen toepassen bij het openen van de lijst',
  replaces: 'Het filter met deze naam wordt vervangen.',
  menu: 'Menu van het filter “%{name}”',
  rename: 'Hernoemen',
  remove: 'Filter verwijderen',
  makeDefault: 'Als standaard instellen',
  noDefault: 'Niet meer standaard toepassen',
  default: 'standaard',
};
