import { expect, it } from 'vitest';
import { changeDue } from './change.rules.ts';

it.each([
  ['80.50', '100', '19.50'],
  ['80.50', '80.50', '0.00'],
  ['0.30', '0.10', null],
  ['50.00', '49.99', null],
  ['0.10', '0.30', '0.20'],
])('the change for %s paid with %s is %s', (due, given, change) => {
  expect(changeDue(due, given)).toBe(change);
});
