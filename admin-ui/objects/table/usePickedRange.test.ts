import { expect, it } from 'vitest';
import { beginOf } from './usePickedRange.ts';

const page = [{ id: 7 }, { id: 5 }, { id: 3 }];

it.each([
  ['at the row where it began', 3, 0, 2],
  ['at that row also after another one has come in above it', 5, 2, 1],
  ['at the row with the focus, if it began on another page', 12, 1, 1],
  ['at the row with the focus, if no row was picked yet', undefined, 2, 2],
])('a range of picked rows begins %s', (_where, begin, focused, index) => {
  expect(beginOf(page, begin, focused)).toBe(index);
});
