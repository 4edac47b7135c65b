import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstStage, nextStage, type NextStage } from './nextStage.rules.ts';
import { fork, graphOf, stage } from './testing.ts';

/** Evaluates conditions: those with the given codes are true, all others false. */
const truths =
  (...codes: string[]) =>
  (code: string) =>
    codes.includes(code);
const where = (next: NextStage): number | string => (next.kind === 'stage' ? next.stage.stageId : next.kind);

/** `fork(id, conditions, otherwise)` is a condition stage: each condition with the stage it leads to, and the stage if none is true. */
const graph = graphOf(
  stage(1, { nextStageId: 2 }),
  fork(2, { dear: 3, cheap: 4 }),
  stage(3, { nextStageId: 5 }),
  stage(4, { manuallyDefined: true }),
  fork(5, { again: 2 }, 6),
  stage(6),
  stage(7, { nextStageId: 6, allowChangeStage: true }),
  stage(8, { nextStageId: 99 }),
);
const of = (stageId: number) => graph.stages[stageId - 1] ?? stage(stageId);

// The rule; the executed stage; the conditions that are true; the chosen stage; the next stage, or why there is none.
it.each([
  ['a stage leads to its own next one', 7, [], null, 6],
  ['the first condition that is true picks', 1, ['dear'], null, 3],
  ['of two that are true, the one that stands first picks', 1, ['cheap', 'dear'], null, 3],
  ['the second picks when the first is false', 1, ['cheap'], null, 4],
  ['where none is true and nothing else is said, the next stage is not found', 1, [], null, 'not_found'],
  ['where none is true, a condition stage leads to its own next one', 3, [], null, 6],
  ['conditions behind conditions are asked as well', 3, ['again', 'dear'], null, 3],
  ['a stage without a next one is the last', 6, [], null, 'finished'],
  ['a stage defined by hand asks for the next one', 4, [], null, 'asked'],
  ['a stage defined by hand goes where was said', 4, [], 6, 6],
  ['a stage that allows it goes where was said', 7, [], 3, 3],
  ['a stage that does not allow it goes its own way', 3, [], 4, 6],
  ['a stage that the definition has not is not found', 8, [], null, 'not_found'],
])('%s', (_rule, executed, true_, chosen, expected) => {
  expect(where(nextStage(graph, of(executed), truths(...true_), chosen))).toBe(expected);
});

it('what was passed on the way is told, with the condition that picked', () => {
  const next = nextStage(graph, of(3), truths('again', 'cheap'));
  expect(next).toMatchObject({
    kind: 'stage',
    passed: [
      { stageId: 5, condition: 0 },
      { stageId: 2, condition: 1 },
    ],
  });
});

it('a process begins at its first stage, or where the condition that stands first leads', () => {
  expect(where(firstStage(graph, truths()))).toBe(1);
  expect(where(firstStage(graphOf(fork(2, { dear: 3 }, 6), stage(3), stage(6)), truths('dear')))).toBe(3);
  expect(where(firstStage(graphOf(), truths()))).toBe('not_found');
});

it('conditions that lead in a circle come to an answer whatever is true', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 })), {
        minLength: 6,
        maxLength: 6,
      }),
      fc.array(fc.constantFrom('a', 'b'), { maxLength: 2 }),
      (ways, true_) => {
        // All six stages are condition stages that lead to one another, so none of them is executed.
        const forks = ways.map(([to, otherwise], place) => fork(place + 1, { a: to }, otherwise));
        expect(nextStage(graphOf(...forks), stage(9, { nextStageId: 1 }), truths(...true_)).kind).toBe(
          'not_found',
        );
      },
    ),
  );
});

it('any way leads to a stage that somebody executes, past conditions alone, and each of them once', () => {
  const ids = fc.integer({ min: 1, max: 7 });
  const drawn = fc.record({
    next: fc.option(ids),
    to: ids,
    also: ids,
    manually: fc.boolean(),
    forks: fc.boolean(),
  });
  const anyGraph = fc
    .array(drawn, { minLength: 1, maxLength: 6 })
    .map((stages) =>
      graphOf(
        ...stages.map(({ next, to, also, manually, forks }, place) =>
          forks
            ? fork(place + 1, { a: to, b: also }, next)
            : stage(place + 1, { nextStageId: next, manuallyDefined: manually, allowChangeStage: !manually }),
        ),
      ),
    );
  const truth = fc.subarray(['a', 'b']);
  fc.assert(
    fc.property(anyGraph, truth, fc.option(ids), (some, true_, chosen) => {
      for (const executed of some.stages.filter(({ isCondition }) => !isCondition)) {
        const next = nextStage(some, executed, truths(...true_), chosen);
        if (next.kind === 'asked') {
          expect([executed.manuallyDefined, chosen]).toEqual([true, null]);
          continue;
        }
        if (next.kind === 'stage')
          expect(some.stages.filter((each) => !each.isCondition)).toContain(next.stage);
        const passed = next.passed.map(({ stageId }) => stageId);
        expect(new Set(passed).size).toBe(passed.length);
        expect(passed.every((id) => some.stages[id - 1]?.isCondition)).toBe(true);
      }
    }),
  );
});
