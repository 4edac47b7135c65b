import fc from 'fast-check';
import { Decimal } from 'decimal.js';
import { expect, it } from 'vitest';
import { shiftNames } from '../terminal/workShift.rules.ts';
import { paymentMeans } from './paymentMeans.ts';
import { sumTakings, type Taken } from './takings.rules.ts';

const taken = fc.record({
  shift: fc.constantFrom(...shiftNames),
  means: fc.constantFrom(...paymentMeans),
  count: fc.integer({ min: 1, max: 50 }),
  amount: fc.integer({ min: 1, max: 10_000_000 }).map((grosze) => new Decimal(grosze).div(100).toFixed(2)),
});

it('the sums of the shifts are the sums of the day, whole and by means', () => {
  fc.assert(
    fc.property(fc.array(taken), (some) => {
      const { shifts, day } = sumTakings(some);
      for (const means of [...paymentMeans, 'all'] as const) {
        const together = shifts.reduce((sum, shift) => sum.plus(shift[means]), new Decimal(0));
        expect(together.toFixed(2)).toBe(day[means]);
      }
      expect(shifts.reduce((sum, { count }) => sum + count, 0)).toBe(day.count);
    }),
  );
});

it('each shift is there in its order, also with nothing in it', () => {
  const some: Taken[] = [
    { shift: 'II', means: 'cash', count: 2, amount: '100.10' },
    { shift: 'II', means: 'card', count: 1, amount: '0.20' },
  ];
  expect(sumTakings(some)).toEqual({
    shifts: [
      { name: 'I', count: 0, cash: '0.00', card: '0.00', transfer: '0.00', all: '0.00' },
      { name: 'II', count: 3, cash: '100.10', card: '0.20', transfer: '0.00', all: '100.30' },
      { name: 'III', count: 0, cash: '0.00', card: '0.00', transfer: '0.00', all: '0.00' },
    ],
    day: { count: 3, cash: '100.10', card: '0.20', transfer: '0.00', all: '100.30' },
  });
});
