import type { TextKey } from '../i18n/words.ts';

/** The keyboard shortcuts of the desks, used both to handle keys and to show hints. */
export const deskKeys = {
  lists: ['Alt+1', 'Alt+2', 'Alt+3'],
  wagons: ['←', '→'],
  search: ['/'],
  choose: ['↑', '↓', 'Enter'],
  record: ['Ctrl+Enter'],
  approve: ['Ctrl+Shift+Enter'],
} as const satisfies Record<string, readonly string[]>;

export type DeskAction = keyof typeof deskKeys;

/** The actions at each desk. */
export const actsAt = {
  trucks: ['lists', 'search', 'choose', 'record', 'approve'],
  train: ['wagons', 'record', 'approve'],
} as const satisfies Record<string, readonly DeskAction[]>;

/** The texts that say what each action does, by their keys. */
export const meanings = {
  lists: 'weighing.keys.lists',
  wagons: 'weighing.keys.wagons',
  search: 'weighing.keys.search',
  choose: 'weighing.keys.choose',
  record: 'weighing.keys.record',
  approve: 'weighing.keys.approve',
} as const satisfies Record<DeskAction, TextKey>;
