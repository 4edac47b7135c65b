import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dryRun, type Evaluation, type Verdict } from './dryRun.rules.ts';
import type { ProcessGraph } from './processGraph.ts';
import { fork, graphOf, stage } from './testing.ts';

const broken: Verdict = { code: 'expression_failed', params: {} };
/** Conditions come out as they are called. */
const evaluation: Evaluation = {
  condition: (code) => (code === 'broken' ? broken : code === 'true'),
  actions: (code) => [{ kind: 'addComment', text: code }],
};
const told = (graph: ProcessGraph, after?: number) => {
  const { steps, end } = dryRun(graph, evaluation, after);
  return [...steps.map(({ stageId }) => stageId), end].join(' ');
};

describe('a dry run', () => {
  it.each<[string, ProcessGraph, number | undefined, string]>([
    ['goes to the end', graphOf(stage(1, { nextStageId: 2 }), stage(2)), undefined, '1 2 finished'],
    [
      'takes the first condition that is true',
      graphOf(fork(1, { false: 2, true: 3 }), stage(2), stage(3)),
      undefined,
      '1 3 finished',
    ],
    [
      'takes the other way where none is',
      graphOf(fork(1, { false: 2 }, 3), stage(2), stage(3)),
      undefined,
      '1 3 finished',
    ],
    ['says that no way is found', graphOf(fork(1, { false: 2 }), stage(2)), undefined, '1 not_found'],
    [
      'stops where somebody has to choose',
      graphOf(stage(1, { manuallyDefined: true }), stage(2)),
      undefined,
      '1 asked',
    ],
    [
      'stops where a condition has no value',
      graphOf(fork(1, { broken: 2 }, 2), stage(2)),
      undefined,
      '1 failed',
    ],
    [
      'asks no further than the true one',
      graphOf(fork(1, { true: 2, broken: 2 }), stage(2)),
      undefined,
      '1 2 finished',
    ],
    [
      'goes round once',
      graphOf(stage(1, { nextStageId: 2 }), fork(2, { true: 1 }, 3), stage(3)),
      undefined,
      '1 2 repeats',
    ],
    [
      'begins after any stage',
      graphOf(stage(1, { nextStageId: 2 }), stage(2, { nextStageId: 3 }), stage(3)),
      2,
      '3 finished',
    ],
    ['finds no way where there are no stages', graphOf(), undefined, 'not_found'],
  ])('%s', (_rule, graph, after, expected) => {
    expect(told(graph, after)).toBe(expected);
  });

  it('tells what each condition comes to, whether a stage may be executed, and what executing it would do', () => {
    const graph = graphOf(
      fork(1, { false: 2, true: 2 }),
      stage(2, { beforeExecutionCode: 'false', onExecutionCode: 'hello' }),
    );
    expect(dryRun(graph, evaluation).steps).toEqual([
      { stageId: 1, conditions: [false, true], mayExecute: true, actions: [] },
      { stageId: 2, conditions: [], mayExecute: false, actions: [{ kind: 'addComment', text: 'hello' }] },
    ]);
  });

  it('comes to an end in any graph', () => {
    const ids = fc.integer({ min: 1, max: 5 });
    const anyStage = ids.chain((id) =>
      fc.oneof(
        fc.option(ids).map((next) => stage(id, { nextStageId: next })),
        fc
          .tuple(fc.dictionary(fc.constantFrom('true', 'false', 'broken'), ids), fc.option(ids))
          .map(([conditions, otherwise]) => fork(id, conditions, otherwise)),
      ),
    );
    fc.assert(
      fc.property(fc.array(anyStage, { maxLength: 6 }), (stages) => {
        const { steps } = dryRun(graphOf(...stages), evaluation);
        expect(steps.length).toBeLessThanOrEqual(stages.length * 2 + 1);
      }),
    );
  });
});
