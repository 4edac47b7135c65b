import { expect, it } from 'vitest';
import { pageWithRows } from './usePageWithRows.ts';

it.each<[string, number, { rows: unknown[]; count: number }, number]>([
  ['a page with rows stays', 2, { rows: [1], count: 51 }, 2],
  ['a first page without rows stays', 1, { rows: [], count: 0 }, 1],
  ['a second page that has become empty leads to the first', 2, { rows: [], count: 50 }, 1],
  ['a page far behind the end leads to the last', 9, { rows: [], count: 120 }, 3],
  ['a page without rows leads to the one before, whatever the count says', 3, { rows: [], count: 900 }, 2],
  ['a page of a list that has become empty leads to the first', 4, { rows: [], count: 0 }, 1],
])('%s', (_case, page, answer, shown) => {
  expect(pageWithRows(page, 50, answer)).toBe(shown);
});
