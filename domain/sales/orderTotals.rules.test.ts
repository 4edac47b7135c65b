import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineResult } from './orderLine.rules.ts';
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

it('the totals are the sums of the rounded lines, also where the rounded whole is another amount', () => {
  const line = lineResult({ quantity: '0.5', price: '0.67' }, { taxRate: '23' });
  expect(line).toMatchObject({ sumNetto: '0.34', vat: '0.08', sumBrutto: '0.42' });
  // The whole would be 1.5 × 0.67 = 1.005, with 0.23 VAT.
  expect(orderTotals([line, line, line])).toEqual({ sumNetto: '1.02', sumVat: '0.24', sumBrutto: '1.26' });
});

it('the gross total of an order is its net total with its VAT', () => {
  const thousandths = fc.integer({ min: 0, max: 10_000_000 }).map((all) => (all / 1000).toFixed(3));
  const cents = fc.integer({ min: 0, max: 10_000_000 }).map((all) => (all / 100).toFixed(2));
  const typed = fc.record({ quantity: thousandths, price: cents });
  const rates = fc.constantFrom('0', '5', '8', '23');
  fc.assert(
    fc.property(fc.array(fc.tuple(typed, rates)), (lines) => {
      const { sumNetto, sumVat, sumBrutto } = orderTotals(
        lines.map(([line, taxRate]) => lineResult(line, { taxRate })),
      );
      expect(new Decimal(sumNetto).plus(sumVat).toFixed(2)).toBe(sumBrutto);
    }),
  );
});
