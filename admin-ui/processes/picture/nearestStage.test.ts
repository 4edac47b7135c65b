import { expect, it } from 'vitest';
import { nearestStage, type Direction } from './nearestStage.ts';

/** 2 and 3 stand side by side under 1, and 4 under both. */
const places = {
  '1': { x: 0, y: 0 },
  '2': { x: -150, y: 100 },
  '3': { x: 150, y: 110 },
  '4': { x: 20, y: 300 },
};

it.each<[string, number, Direction, number | undefined]>([
  ['down to the nearer one', 1, 'ArrowDown', 2],
  ['right to the one beside', 2, 'ArrowRight', 3],
  ['left and back', 3, 'ArrowLeft', 2],
  ['up over what lies between', 4, 'ArrowUp', 3],
  ['nowhere where nothing lies', 1, 'ArrowUp', undefined],
  ['nowhere from what is not there', 9, 'ArrowUp', undefined],
])('arrows go %s', (_case, from, direction, to) => {
  expect(nearestStage(places, [1, 2, 3, 4], from, direction)).toBe(to);
});

it('what lies more to the side than ahead is not reached', () => {
  expect(
    nearestStage({ '1': { x: 0, y: 0 }, '2': { x: 500, y: 10 } }, [1, 2], 1, 'ArrowDown'),
  ).toBeUndefined();
});
