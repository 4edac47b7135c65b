import type { Words } from '../words.ts';

export const filterTree: Words<'filterTree'> = {
  search: 'Find a field',
  clear: 'Remove all',
  browse: 'Add from a list',
  joined: 'Records that meet every condition are shown.',
  choose: 'Choose an object',
};
