import { expect, it } from 'vitest';
import { columnSum } from './printTotals.rules.ts';

it.each([
  ['no rows', [], '0.00'],
  ['exactly, not as floats', [{ sum: '0.10' }, { sum: '0.20' }], '0.30'],
  ['beyond what a float holds', [{ sum: '9999999999999.99' }, { sum: '0.01' }], '10000000000000.00'],
  ['what is empty adds nothing', [{ sum: null }, {}, { sum: '1.50' }], '1.50'],
])('a column is added up: %s', (_title, rows, sum) => {
  expect(columnSum(rows, 'sum', 2)).toBe(sum);
});
