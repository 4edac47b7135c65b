import { expect, it } from 'vitest';
import { graphDifference } from './graphDifference.rules.ts';
import type { ProcessGraph } from './processGraph.ts';
import { fork, graphOf, stage } from './testing.ts';

const told = (before: ProcessGraph, after: ProcessGraph) =>
  graphDifference(before, after).map(({ kind, stageId, fields }) => [kind, stageId, ...fields].join(' '));

it.each<[string, ProcessGraph, ProcessGraph, string[]]>([
  ['two equal versions differ in nothing', graphOf(stage(1)), graphOf(stage(1)), []],
  ['a new stage is added', graphOf(stage(1)), graphOf(stage(1), stage(2)), ['added 2']],
  ['one that is gone is removed', graphOf(stage(1), stage(2)), graphOf(stage(1)), ['removed 2']],
  [
    'a changed one is told with what changed',
    graphOf(stage(1)),
    graphOf(stage(1, { executionTerm: 3, nextStageId: 1 })),
    ['changed 1 nextStageId executionTerm'],
  ],
  [
    'a condition whose parts stand in another order is the same',
    graphOf(stage(1, { isCondition: true, conditions: [{ conditionCode: 'true', stageId: 1 }] })),
    graphOf(stage(1, { isCondition: true, conditions: [{ stageId: 1, conditionCode: 'true' }] })),
    [],
  ],
  [
    'conditions are compared by what they ask and in their order',
    graphOf(fork(1, { 'record.id > 1': 2, 'record.id > 2': 2 })),
    graphOf(fork(1, { 'record.id > 2': 2, 'record.id > 1': 2 })),
    ['changed 1 conditions'],
  ],
])('%s', (_rule, before, after, expected) => {
  expect(told(before, after)).toEqual(expected);
});
