import { expect, it } from 'vitest';
import type { MoveItem } from '#domain/processes/processAnswers.ts';
import { landingSums } from './landingSums.ts';
import { seenIn, seenOf } from './seenStages.ts';

const item = (exemplarId: number, stageId: number | null, landing: MoveItem['landing']): MoveItem => ({
  exemplarId,
  stageId,
  landing,
  moved: false,
});
const stays = (stageId: number, executorChanges = false) =>
  ({ kind: 'stays', stageId, executorChanges }) as const;

it('those that land alike are counted together, the most first', () => {
  const items = [
    item(1, 7, { kind: 'must_choose' }),
    item(2, 5, stays(5)),
    item(3, 5, stays(5)),
    item(4, 5, stays(5, true)),
  ];
  expect(landingSums(items)).toEqual([
    { kind: 'stays', from: 5, to: 5, count: 2 },
    { kind: 'must_choose', from: 7, to: null, count: 1 },
    { kind: 'newExecutor', from: 5, to: 5, count: 1 },
  ]);
});

it('those that land nowhere are one sum, whatever stage they stand on', () => {
  expect(landingSums([item(1, 5, { kind: 'over' }), item(2, 7, { kind: 'over' })])).toEqual([
    { kind: 'over', from: null, to: null, count: 2 },
  ]);
});

it('the stages that a preview saw are named for processes on a stage, and only for those of one call', () => {
  const seen = seenIn([item(1, 5, stays(5)), item(2, null, { kind: 'not_begun' }), item(3, 7, stays(7))]);
  expect(seen).toEqual({ 1: 5, 3: 7 });
  expect(seenOf([2, 3], seen)).toEqual({ 3: 7 });
});
