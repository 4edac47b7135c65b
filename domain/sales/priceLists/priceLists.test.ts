import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlappingProducts, type ListInUse } from './overlap.rules.ts';
import { changedPrice, type PriceChange } from './priceChange.rules.ts';

describe('a price after a change', () => {
  it.each<[string, PriceChange, string]>([
    ['100.00', { percent: '5' }, '105.00'],
    ['100.00', { percent: '-5' }, '95.00'],
    ['100.00', { amount: '2.50' }, '102.50'],
    ['100.00', { percent: '10', amount: '-0.01' }, '109.99'],
    ['99.99', { percent: '3.5' }, '103.49'],
    ['0.10', { percent: '5' }, '0.11'],
    ['99.99', { percent: '3.5', roundTo: '0.05' }, '103.50'],
    ['99.99', { roundTo: '1' }, '100.00'],
    ['104.99', { roundTo: '10' }, '100.00'],
    ['105.00', { roundTo: '10' }, '110.00'],
    ['5.00', { roundTo: '10' }, '10.00'],
    ['0.00', { percent: '5', amount: '3' }, '0.00'],
    ['12.34', {}, '12.34'],
  ])('a price after a change of %s by %j is %s', (price, change, after) => {
    expect(changedPrice(price, change)).toEqual({ price: after });
  });

  it.each<[string, PriceChange, string]>([
    ['1.00', { amount: '-1.01' }, 'price_below_zero'],
    ['1.00', { percent: '-200' }, 'price_below_zero'],
    ['100.00', { percent: '-100' }, 'price_to_zero'],
    ['4.00', { amount: '-4' }, 'price_to_zero'],
    ['4.00', { roundTo: '10' }, 'price_to_zero'],
    ['9000000000000.00', { percent: '1000' }, 'amount_too_large'],
  ])('a price after a change of %s by %j is none: %s', (price, change, fault) => {
    expect(changedPrice(price, change)).toEqual({ fault });
  });

  it('never falls when a price rises, and is a multiple of what it is rounded to', () => {
    const cents = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: -90, max: 300 }), (one, other, percent) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)].map((each) => {
          const changed = changedPrice((each / 100).toFixed(2), { percent: `${percent}`, roundTo: '0.05' });
          if ('price' in changed) return Math.round(Number(changed.price) * 100);
          return changed.fault === 'price_to_zero' ? 0 : -1;
        });
        expect(high).toBeGreaterThanOrEqual(low ?? 0);
        expect((high ?? 1) % 5).toBe(0);
      }),
    );
  });
});

describe('two price lists', () => {
  const list = (more: Partial<ListInUse> = {}): ListInUse => ({
    kind: 'main',
    customerId: null,
    priceType: null,
    currencyId: 1,
    priceCode: null,
    beginDate: '2026-01-01',
    endDate: '2026-06-30',
    items: [
      { productId: 7, priceCode: null },
      { productId: 8, priceCode: null },
      { productId: 8, priceCode: null },
    ],
    ...more,
  });
  const fees = (code: string | null, more: Partial<ListInUse> = {}) =>
    list({ kind: 'surcharge', items: [{ productId: 7, priceCode: code }], ...more });

  // Which lists; the two lists; the products for which they overlap.
  it.each<[string, ListInUse, ListInUse, readonly number[]]>([
    ['of the same days', list(), list(), [7, 8]],
    ['that meet on one day', list(), list({ beginDate: '2026-06-30', endDate: null }), [7, 8]],
    ['that follow each other', list(), list({ beginDate: '2026-07-01', endDate: null }), []],
    ['without ends', list({ beginDate: null, endDate: null }), list(), [7, 8]],
    ['of which one has ended', list({ beginDate: null, endDate: '2025-12-31' }), list(), []],
    ['with one product in common', list(), list({ items: [{ productId: 8, priceCode: 'X' }] }), [8]],
    ['of two customers', list({ customerId: 3 }), list(), []],
    ['of one customer', list({ customerId: 3 }), list({ customerId: 3 }), [7, 8]],
    ['of two price types', list({ priceType: 'A' }), list(), []],
    ['of two currencies', list({ currencyId: 2 }), list(), []],
    ['of prices and surcharges', list(), fees('LOAD'), []],
    ['of surcharges with one code', fees('LOAD'), fees('LOAD'), [7]],
    ['of surcharges with the code of the list', fees('LOAD'), fees(null, { priceCode: 'LOAD' }), [7]],
    ['of surcharges that are added up', fees(null), fees(null), []],
  ])('two price lists %s', (_what, one, other, products) => {
    expect(overlappingProducts(one, other)).toEqual(products);
    expect(overlappingProducts(other, one).toSorted((a, b) => a - b)).toEqual(products);
  });
});
