import { expect, it } from 'vitest';
import { choiceKey } from './choiceKeys.ts';

const press = (key: string, ...held: readonly ('ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey')[]) => ({
  key,
  ctrlKey: held.includes('ctrlKey'),
  metaKey: held.includes('metaKey'),
  altKey: held.includes('altKey'),
  shiftKey: held.includes('shiftKey'),
});
const typed = { pending: 'Nowak', canCreate: false, picks: false };
const nothing = { ...typed, pending: undefined };
const unknownName = { ...typed, canCreate: true };
const optionReached = { ...typed, picks: true };

it.each([
  ['Enter looks a typed text up', press('Enter'), typed, 'settle'],
  ['Enter does not create a record, because scanners send it', press('Enter'), unknownName, 'settle'],
  ['Enter is left to an option that was reached by arrow keys', press('Enter'), optionReached, undefined],
  ['Enter does nothing without a typed text', press('Enter'), nothing, undefined],
  ['Shift+Enter does nothing', press('Enter', 'shiftKey'), unknownName, undefined],
  ['Ctrl+Enter creates a record with a new name', press('Enter', 'ctrlKey'), unknownName, 'create'],
  ['⌘+Enter creates a record with a new name', press('Enter', 'metaKey'), unknownName, 'create'],
  ['Ctrl+Enter creates nothing if the name is known', press('Enter', 'ctrlKey'), typed, undefined],
  ['Ctrl+Enter creates nothing without a name', press('Enter', 'ctrlKey'), nothing, undefined],
  ['Escape restores the value', press('Escape'), typed, 'revert'],
  ['Escape is left to the dialog if nothing was typed', press('Escape'), nothing, undefined],
  ['A letter is typed', press('x'), typed, undefined],
] as const)('%s', (_title, key, picker, expected) => {
  expect(choiceKey(key, picker)).toBe(expected);
});
