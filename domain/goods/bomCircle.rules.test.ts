import fc from 'fast-check';
import { expect, it } from 'vitest';
import { circleThrough, type Recipe } from './bomCircle.rules.ts';

let count = 0;
const recipe = (
  makes: number[],
  takes: number[],
  activeFrom: string | null = null,
  activeTo: string | null = null,
): Recipe => {
  count += 1;
  return { id: count, activeFrom, activeTo, makes, takes };
};

it.each<[string, Recipe, Recipe[], readonly number[] | undefined]>([
  ['nothing leads back', recipe([1], [2, 3]), [recipe([2], [3])], undefined],
  ['it takes what it makes', recipe([1], [1]), [], [1, 1]],
  ['it takes what is made of what it makes', recipe([1], [2]), [recipe([2], [1])], [1, 2, 1]],
  ['over three bills', recipe([1], [2]), [recipe([2], [5, 3]), recipe([3], [1])], [1, 2, 3, 1]],
  ['by its second product', recipe([1, 4], [2]), [recipe([2], [4])], [4, 2, 4]],
  [
    'others have a circle that it has no part in',
    recipe([9], [1]),
    [recipe([1], [2]), recipe([2], [1])],
    undefined,
  ],
  [
    'the other bill ends the day before',
    recipe([1], [2], '2026-07-01'),
    [recipe([2], [1], null, '2026-06-30')],
    undefined,
  ],
  [
    'the other bill ends on the day on which it begins',
    recipe([1], [2], '2026-07-01'),
    [recipe([2], [1], null, '2026-07-01')],
    [1, 2, 1],
  ],
  [
    'no day is common to all three',
    recipe([1], [2], null, '2026-08-01'),
    [recipe([2], [3], '2026-07-01'), recipe([3], [1], null, '2026-06-30')],
    undefined,
  ],
])('a circle where %s', (_what, bill, others, circle) => {
  expect(circleThrough(bill, others)).toEqual(circle);
});

it('there is none where each product is made of later ones only, however many bills there are', () => {
  const bills = fc.array(fc.tuple(fc.nat(8), fc.nat(8)), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(bills, (pairs) => {
      const all = pairs.map(([one, step]) => recipe([one], [one + step + 1]));
      for (const bill of all) expect(circleThrough(bill, all)).toBeUndefined();
    }),
  );
});
