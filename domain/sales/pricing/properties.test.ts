import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Exact, roundedMoney } from '../../kernel/decimals.ts';
import { languages } from '../../kernel/language.ts';
import { priceSentence } from '../../labels/prices.ts';
import { openBook } from './openBook.ts';
import { priceOf, type Priced } from './priceOf.ts';
import type { PriceQuestion } from './priceBook.ts';
import { listWith, sampleBook, sampleProducts } from './sampleBook.ts';

const book = openBook(sampleBook);
const quantity = fc.integer({ min: 0, max: 500_000 }).map((milli) => new Exact(milli).div(1000).toFixed(3));
const question: fc.Arbitrary<PriceQuestion> = fc.record({
  productId: fc.constantFrom(...Object.values(sampleProducts)),
  quantity,
  length: fc.constantFrom(null, '0.500', '1.500', '3.000'),
  height: fc.constantFrom(null, '0.500', '1.500'),
  unit: fc.constantFrom(
    null,
    { name: 'paleta', own: 't', ratio: { times: '40', by: '1' } },
    { name: 'worek', own: 't', ratio: { times: '1', by: '3' } },
  ),
  customer: fc.option(
    fc.record({ id: fc.integer({ min: 9, max: 31 }), priceType: fc.constantFrom(null, 'hurt') }),
  ),
  currency: fc.constantFrom('PLN', 'EUR', 'HUF', 'CHF'),
  orderDiscountId: fc.constantFrom(null, 5, 14, 15, 16, 17, 18),
  typedPrice: fc.constantFrom(null, null, '0.99', '120'),
  date: fc.constantFrom('2025-12-31', '2026-06-05', '2026-06-12', '2026-07-15', '2027-01-01'),
});

/** The result of the steps of an explanation, calculated only from the numbers in them. */
const replayed = ({ steps }: Priced): { sum: string; prices: string[] } => {
  let amount = new Exact(0);
  let price = new Exact(0);
  let discount = new Exact(0);
  let total = new Exact(0);
  const prices: string[] = [];
  for (const { key, values } of steps) {
    const told = (name: string) => new Exact(values[name] ?? Number.NaN);
    if (['price_fixed', 'price_scale', 'price_table', 'price_formula'].includes(key)) amount = told('amount');
    if (key === 'price_percent') amount = told('base').times(told('percent')).div(100);
    if (key === 'list_factors') amount = amount.times(told('rate')).times(told('multiplier'));
    if (key === 'price_typed') price = told('amount');
    if (key === 'unit_price') {
      if (roundedMoney(told('exact')).toFixed(2) !== values.amount)
        throw new Error('the rounding is another one');
      price = roundedMoney(told('exact'));
      prices.push(price.toFixed(2));
      discount = new Exact(0);
    }
    if (key === 'discount_won') discount = told('amount');
    if (key === 'row_sum') total = total.plus(roundedMoney(told('quantity').times(price.minus(discount))));
  }
  if (amount.isNaN()) throw new Error('a step told no amount');
  return { sum: total.toFixed(2), prices };
};

const added = (amounts: readonly string[]): string =>
  amounts.reduce((sum, amount) => sum.plus(amount), new Exact(0)).toFixed(2);

describe('whatever is asked', () => {
  it('the total is the sum of the rows, and the steps come to it as well', () => {
    let pricedCount = 0;
    fc.assert(
      fc.property(question, (asked) => {
        const priced = priceOf(asked, book);
        if (priced.fault) {
          expect(priced).toMatchObject({ rows: [], price: null, sum: null });
          return;
        }
        pricedCount += 1;
        if (asked.typedPrice) {
          expect(priced).toMatchObject({ rows: [], price: new Exact(asked.typedPrice).toFixed(2) });
          expect(replayed(priced).sum).toBe(priced.sum);
          return;
        }
        expect(priced.sum).toBe(added(priced.rows.map(({ sum }) => sum)));
        expect(priced.price).toBe(added(priced.rows.map(({ price }) => price)));
        expect(replayed(priced)).toEqual({ sum: priced.sum, prices: priced.rows.map(({ price }) => price) });
        for (const row of priced.rows) expect(Number(row.discountSum)).toBeLessThanOrEqual(Number(row.price));
      }),
      { numRuns: 500 },
    );
    // Otherwise the checks above were hardly made.
    expect(pricedCount).toBeGreaterThan(100);
  });

  it('each step and each reason is a whole sentence in every language', () => {
    fc.assert(
      fc.property(question, fc.constantFrom(...languages), (asked, language) => {
        const { steps, fault } = priceOf(asked, book);
        for (const each of fault ? [...steps, fault] : steps) {
          const sentence = priceSentence(language, each);
          expect(sentence).toMatch(/\.$/);
          expect(sentence).not.toContain('%{');
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('a scale that falls', () => {
  it('never asks more for one unit of a larger quantity', () => {
    // Rows of a scale: each has a quantity from which it holds, and a larger quantity has no higher price.
    const fallingScale = fc
      .uniqueArray(fc.integer({ min: 0, max: 200 }), { minLength: 1, maxLength: 6 })
      .chain((froms) =>
        fc
          .array(fc.integer({ min: 0, max: 100_000 }), { minLength: froms.length, maxLength: froms.length })
          .map((grosze) => {
            const falling = grosze.toSorted((one, other) => other - one);
            return froms
              .toSorted((one, other) => one - other)
              .map((from, index) => [from, new Exact(falling[index] ?? 0).div(100).toFixed(2)] as const);
          }),
      );
    fc.assert(
      fc.property(fallingScale, quantity, quantity, (scale, one, other) => {
        const list = listWith(
          1,
          'Skala',
          { pricingMethod: 'scale' },
          ...scale.map(([from, price]) => ['Kruszywo', price, { quantityFrom: from.toFixed(3) }] as const),
        );
        const open = openBook({ lists: [list], discounts: [], rates: [] });
        const unit = (of: string) =>
          priceOf(
            { productId: sampleProducts.Kruszywo, quantity: of, currency: 'PLN', date: '2026-06-12' },
            open,
          ).price;
        const [less, more] = [one, other].toSorted((a, b) => Number(a) - Number(b)) as [string, string];
        const [few, many] = [unit(less), unit(more)];
        // Below the smallest quantity of the scale there is no price.
        if (few !== null && many !== null) expect(Number(many)).toBeLessThanOrEqual(Number(few));
      }),
    );
  });
});
