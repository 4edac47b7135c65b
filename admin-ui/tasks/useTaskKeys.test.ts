import { expect, it } from 'vitest';
import { rowAfter } from './useTaskKeys.ts';

it.each([
  ['goes to the next task', 1, 1, 5, 2],
  ['stays on the last task', 4, 1, 5, 4],
  ['stays on the first task', 0, -1, 5, 0],
  ['goes on from the last task of a list that has become shorter', 9, -1, 5, 3],
  ['only goes to the current task from elsewhere', 3, 0, 5, 3],
  ['keeps the first task reachable on an empty list, downwards', 0, 1, 0, 0],
  ['keeps the first task reachable on an empty list, upwards', 0, -1, 0, 0],
])('an arrow key %s', (_case, active, steps, count, next) => {
  expect(rowAfter(active, steps, count)).toBe(next);
});
