import { expect, it } from 'vitest';
import { readTypedList } from './typedList.ts';

it.each([
  ['date', '31.11.2026; 2.12.2026', ['2026-12-02'], ['31.11.2026']],
  ['date', '1.12.2026, 2.12.2026', ['2026-12-01', '2026-12-02'], []],
  ['decimal', '1,5; dwa; 3', ['1.5', '3'], ['dwa']],
  ['time', '12:30; 25:00', ['12:30:00'], ['25:00']],
  ['text', 'a, b;c', ['a', 'b', 'c'], []],
  ['text', ' ; ', [], []],
] as const)('a list of %s values: %s', (type, typed, values, unread) => {
  expect(readTypedList(type, 'pl', typed)).toEqual({ values, unread });
});
