import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedFrom, storedRate, usedFrom } from './bankRate.rules.ts';

describe('a rate of the bank', () => {
  it.each([
    [4.2517, '4.2517', 1],
    [4, '4', 1],
    [0.1742, '0.1742', 1],
    [0.000221, '0.000221', 1],
    [0.00022145, '0.022145', 100],
    [1.2e-9, '0.000012', 10_000],
  ])('%s złoty for one unit is stored as %s for %s', (mid, rate, multiplier) => {
    expect(storedRate(mid)).toEqual({ rate, multiplier });
  });

  it('is stored without a loss, with at most six decimals', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 0, max: 10 }),
        (digits, places) => {
          const mid = Number(`${digits}e-${places}`);
          const { rate, multiplier } = storedRate(mid);
          expect(new Decimal(rate).div(multiplier).eq(mid)).toBe(true);
          expect(new Decimal(rate).decimalPlaces()).toBeLessThanOrEqual(6);
        },
      ),
    );
  });

  it.each([
    ['2026-11-27', '2026-11-28'],
    ['2026-12-31', '2027-01-01'],
    ['2026-03-28', '2026-03-29'],
  ])('published on %s is used from %s on', (published, used) => {
    expect(usedFrom(published)).toBe(used);
  });
});

describe('the bank', () => {
  it.each([
    ['nothing is stored', undefined, '2026-11-18'],
    ['the table of the day before is stored', '2026-11-27', '2026-11-27'],
    ['the last table is half a year old', '2026-05-04', '2026-08-30'],
  ])('is asked from the right day when %s', (_, last, first) => {
    expect(askedFrom(last, '2026-11-28')).toBe(first);
  });
});
