import type { Words } from '../words.ts';

export const filterTree: Words<'filterTree'> = {
  search: 'Find a field',
  clear: 'Remove all',
  browse: 'Add from a list',
  choose: 'Choose an object',
};
