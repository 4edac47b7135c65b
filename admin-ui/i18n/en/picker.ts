import type { Words } from '../words.ts';

export const picker: Words<'picker'> = {
  title: 'Choose: %{object}',
  openRecord: 'Open record',
  browse: 'Choose from the list',
  typeToSearch: 'Start typing to search',
  moreExist: 'The first %{count} are shown. Type on to narrow down.',
};
