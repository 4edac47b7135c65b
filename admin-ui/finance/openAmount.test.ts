import { expect, it } from 'vitest';
import { openAmount } from './openAmount.ts';

// The movement of the payment; what is open; the amount with which the payment begins.
it.each([
  ['Receipt', '200.00', '200.00'],
  ['Receipt', '0.00', null],
  ['Receipt', '-50.00', null],
  ['Expense', '-50.00', '50.00'],
  ['Expense', '0.00', null],
  ['Expense', '200.00', null],
])('a payment of the movement %s begins, where %s is open, with %s', (movement, open, amount) => {
  expect(openAmount(movement, { open })).toBe(amount);
});
