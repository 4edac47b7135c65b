import type { Words } from '../words.ts';

export const savedFilters: Words<'savedFilters'> = {
  label: 'Saved filters',
  save: 'Save filter',
  title: 'Save the filter',
  name: 'Name of the filter',
  isDefault: 'Apply as soon as the list opens',
  replaces: 'The filter of this name will be replaced.',
  menu: 'Filter “%{name}”: menu',
  rename: 'Rename',
  remove: 'Delete filter',
  makeDefault: 'Make it the default',
  noDefault: 'Do not apply by default',
  default: 'default',
};
