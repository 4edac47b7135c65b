import { Decimal } from 'decimal.js';
import { array, assert, constantFrom, integer, nat, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { closingOf, totalsByCurrency } from './cashFlow.rules.ts';

it.each([
  ['0.00', '0.00', '0.00', '0.00'],
  ['100.10', '20.20', '0.30', '120.00'],
  ['-5.00', '0.00', '5.01', '-10.01'],
  ['99999999999999.99', '0.01', '0.00', '100000000000000.00'],
])('%s and receipts of %s less expenses of %s is %s', (opening, receipts, expenses, closing) => {
  expect(closingOf({ opening, receipts, expenses })).toBe(closing);
});

const cents = integer({ min: 0, max: 10 ** 12 }).map((value) => new Decimal(value).div(100).toFixed(2));
const moved = record({
  currency: constantFrom(1, 2, null),
  opening: integer({ min: -(10 ** 12), max: 10 ** 12 }).map((value) =>
    new Decimal(value).div(100).toFixed(2),
  ),
  receipts: cents,
  expenses: cents,
  payments: nat(1000),
});

it('adds up each currency by itself, to the last cent', () => {
  assert(
    property(array(moved, { maxLength: 30 }), (rows) => {
      const totals = totalsByCurrency(rows);
      expect(totals.map(({ currency }) => currency)).toEqual([
        ...new Set(rows.map(({ currency }) => currency)),
      ]);
      for (const total of totals) {
        const own = rows.filter(({ currency }) => currency === total.currency);
        const closing = own.reduce((sum, row) => sum.plus(closingOf(row)), new Decimal(0));
        expect(closingOf(total)).toBe(closing.toFixed(2));
        expect(total.payments).toBe(own.reduce((count, { payments }) => count + payments, 0));
      }
    }),
  );
});
