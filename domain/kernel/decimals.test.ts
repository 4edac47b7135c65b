import { expect, it } from 'vitest';
import { exact } from './decimals.ts';

it.each([
  ['24.56', 3, '24.560'],
  ['-0.0004', 3, '0.000'],
  ['-0.0005', 3, '-0.001'],
  ['-0', 2, '0.00'],
  ['-0.4', 0, '0'],
  ['0.004', 2, '0.00'],
  ['-123456789012.005', 2, '-123456789012.01'],
])('%s with %i decimal places is %s', (value, scale, text) => {
  expect(exact(value, scale)).toBe(text);
});
