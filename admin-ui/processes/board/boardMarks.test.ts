import { expect, it } from 'vitest';
import type { ProcessBoard } from '#domain/processes/processAnswers.ts';
import { boardMarks, hottestFirst, toneOfStage } from './boardMarks.ts';

type Stage = ProcessBoard['stages'][number];
const stage = (stageId: number, traits: Partial<Stage> = {}): Stage => ({
  stageId,
  name: `Stage ${stageId}`,
  waiting: 0,
  overdue: 0,
  stuck: 0,
  oldestSince: null,
  passed: 0,
  medianSeconds: null,
  slowSeconds: null,
  ...traits,
});
/** Stands for the texts of the interface: the key, and the values that are filled in. */
const text = (key: string, parameters?: object) => [key, ...Object.values(parameters ?? {})].join(' ');

// Each row: the case, the traits of the stage, and its tone, when ten processes run.
it.each<[string, Partial<Stage>, string]>([
  ['nobody waits', {}, 'plain'],
  ['few wait', { waiting: 1 }, 'wait'],
  ['most of them wait', { waiting: 8 }, 'ready'],
  ['one is late', { waiting: 1, overdue: 1 }, 'stop'],
  ['one is stuck', { waiting: 1, stuck: 1 }, 'stop'],
])('a stage has the tone of its state where %s', (_case, traits, tone) => {
  expect(toneOfStage(stage(1, traits), 10)).toBe(tone);
});

it('what is late or stuck comes first, then where most wait, then what takes longest', () => {
  const stages = [
    stage(1, { medianSeconds: 5 }),
    stage(2, { waiting: 3 }),
    stage(3, { waiting: 1, overdue: 1 }),
    stage(4, { medianSeconds: 50 }),
  ];
  expect(hottestFirst(stages).map(({ stageId }) => stageId)).toEqual([3, 2, 4, 1]);
});

it('the picture says how many wait, are late and are stuck, how long it usually takes, and nothing where nothing is', () => {
  const board = {
    definitionId: 1,
    running: 4,
    weeks: [],
    stages: [stage(1, { waiting: 4, overdue: 2, stuck: 1, medianSeconds: 7200 }), stage(2)],
  };
  const marks = boardMarks(board, text);
  expect(marks.get(1)?.caption).toBe(
    'processBoard.waiting 4 · processBoard.overdue 2 · processBoard.stuck 1',
  );
  expect(marks.get(1)?.facts).toEqual(['processBoard.usually 2 h 00 min']);
  expect(marks.get(2)).toEqual({ tone: 'plain' });
});
