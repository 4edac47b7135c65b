import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumsByCurrency } from './reclamationCosts.rules.ts';

const cents = fc.integer({ min: 0, max: 1_000_000_000 });
const money = (amount: number): string =>
  `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;

describe('costs', () => {
  it.each<[string, [string | null, string | null][], [string, string][]]>([
    [
      'come to what floats do not',
      [
        ['0.10', null],
        ['0.20', null],
      ],
      [['PLN', '0.30']],
    ],
    [
      'are added up in each currency for itself',
      [
        ['1.00', 'EUR'],
        ['2.00', null],
        ['3.00', 'EUR'],
      ],
      [
        ['PLN', '2.00'],
        ['EUR', '4.00'],
      ],
    ],
    [
      'without a currency are in złoty: they come to one sum with those that name it',
      [
        ['1.00', null],
        ['3.00', 'CHF'],
        ['2.00', 'PLN'],
      ],
      [
        ['PLN', '3.00'],
        ['CHF', '3.00'],
      ],
    ],
    [
      'that nobody has said are in no sum',
      [
        [null, null],
        [null, 'EUR'],
      ],
      [],
    ],
    ['of nothing are no sum', [], []],
  ])('%s', (_rule, amounts, expected) => {
    // prettier-ignore
    const sums = sumsByCurrency(amounts.map(([amount, currency]) => ({ amount, currency })));
    expect(sums.map(({ currency, amount }) => [currency, amount])).toEqual(expected);
  });

  it('come to the cent to what whole cents come to, in whichever order', () => {
    const cost = fc.record({ amount: cents, currency: fc.constantFrom(null, 'PLN', 'EUR', 'USD') });
    fc.assert(
      fc.property(fc.array(cost), (costs) => {
        const written = costs.map(({ amount, currency }) => ({ amount: money(amount), currency }));
        const sums = sumsByCurrency(written);
        expect(sumsByCurrency(written.toReversed())).toEqual(sums);
        for (const { currency, amount } of sums) {
          const own = costs.filter((each) => (each.currency ?? 'PLN') === currency);
          expect(amount).toBe(money(own.reduce((sum, each) => sum + each.amount, 0)));
        }
      }),
    );
  });
});
