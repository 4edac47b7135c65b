import type { Words } from '../words.ts';

export const filterGroups: Words<'filterGroups'> = {
  holds: 'The record meets',
  all: 'all conditions',
  any: 'at least one condition',
  group: 'Group of conditions',
  add: 'Add group',
  remove: 'Remove group',
  aim: 'Add fields here',
  aimed: 'Chosen fields go here',
  empty: 'A group without conditions narrows nothing.',
  unknownField: 'This field is gone, or you have no access to it. Remove the condition.',
};
