import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clashesOf, type BoxesOfPlan } from './boxClashes.rules.ts';

const at = (hour: number): string => `2026-11-21T${String(hour).padStart(2, '0')}:00:00Z`;
const plan = (planId: number, some: Partial<BoxesOfPlan> = {}): BoxesOfPlan => ({
  planId,
  shipId: planId,
  boxIds: [4],
  begin: at(8),
  end: at(16),
  ...some,
});

describe('a box that two ships plan', () => {
  it.each([
    ['for the same hours', {}, 1],
    ['for hours that meet', { begin: at(15), end: at(20) }, 1],
    ['one right after the other', { begin: at(16), end: at(20) }, 0],
    ['with no end in sight', { begin: at(2), end: null }, 1],
    ['the other at no known time', { begin: null, end: null }, 0],
    ['not at all: the other uses another box', { boxIds: [5] }, 0],
    ['not at all: both plans are of one ship', { shipId: 1 }, 0],
  ])('%s', (_when, some, count) => {
    expect(clashesOf(plan(1), [plan(2, some)])).toHaveLength(count);
  });

  it('is told once for each other ship, though it is in several of its holds', () => {
    expect(clashesOf(plan(1), [plan(2, { boxIds: [4, 4] }), plan(3)])).toEqual([
      { boxId: 4, otherPlanId: 2 },
      { boxId: 4, otherPlanId: 3 },
    ]);
  });

  it('clashes for both or for neither', () => {
    const hours = fc
      .uniqueArray(fc.integer({ min: 0, max: 23 }), { minLength: 2, maxLength: 2 })
      .map((both) => both.toSorted((a, b) => a - b).map(at))
      .map(([begin = null, end = null]) => ({ begin, end }));
    fc.assert(
      fc.property(hours, hours, (one, other) => {
        const [a, b] = [plan(1, one), plan(2, other)];
        expect(clashesOf(a, [b]).length).toBe(clashesOf(b, [a]).length);
      }),
    );
  }); // prettier-ignore
});
