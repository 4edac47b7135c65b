import fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderTotals, totalDiscount } from './orderTotals.rules.ts';

it.each([
  ['no lines', [], { sumNetto: '0.00', sumVat: '0.00', sumBrutto: '0.00' }],
  [
    'lines that floats would not add up',
    [
      { sumNetto: '0.10', vat: '0.02', sumBrutto: '0.12' },
      { sumNetto: '0.20', vat: '0.05', sumBrutto: '0.25' },
    ],
    { sumNetto: '0.30', sumVat: '0.07', sumBrutto: '0.37' },
  ],
  [
    'a line without amounts yet',
    [{ sumNetto: '100.00', vat: '23.00', sumBrutto: '123.00' }, { sumNetto: null }],
    { sumNetto: '100.00', sumVat: '23.00', sumBrutto: '123.00' },
  ],
])('an order of %s has its totals', (_case, lines, totals) => {
  expect(orderTotals(lines)).toEqual(totals);
});

it('totals do not depend on the order of the lines', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => (cents / 100).toFixed(2));
  fc.assert(
    fc.property(fc.array(fc.record({ sumNetto: amount, vat: amount, sumBrutto: amount })), (lines) => {
      expect(orderTotals(lines.toReversed())).toEqual(orderTotals(lines));
    }),
  );
});

it.each([
  ['no lines', [], '0.00'],
  ['lines without a discount', [{ quantity: '3.000', discountSum: '0.00' }], '0.00'],
  ['a part of a unit', [{ quantity: '0.333', discountSum: '0.10' }], '0.03'],
  [
    'several lines, one still being typed',
    [
      { quantity: '10.000', discountSum: '5.00' },
      { quantity: '2.5', discountSum: '0.35' },
      { quantity: '2,', discountSum: '1.00' },
    ],
    '50.88',
  ],
])('the discounts of %s add up', (_case, lines, sum) => {
  expect(totalDiscount(lines)).toBe(sum);
});
