import fc from 'fast-check';
import { expect, it } from 'vitest';
import { landingIn, moveTo } from './migration.rules.ts';
import { mayBeChosen } from './standing.rules.ts';
import { fork, graphOf, stage } from './testing.ts';

it('an instance that is moved is on the same stage, and where that is gone somebody chooses', () => {
  const before = graphOf(stage(1, { nextStageId: 2 }), stage(2, { executorId: 7 }), stage(3));
  const after = graphOf(stage(1), stage(2, { executorId: 8 }), fork(3, { 'record.id > 1': 1 }, 1));
  expect([1, 2, 3, 4].map((stageId) => landingIn(before, after, stageId))).toEqual([
    { kind: 'stays', stageId: 1, executorChanges: false },
    { kind: 'stays', stageId: 2, executorChanges: true },
    { kind: 'must_choose' },
    { kind: 'must_choose' },
  ]);
});

const ids = fc.integer({ min: 1, max: 6 });
const anyGraph = fc
  .uniqueArray(fc.record({ id: ids, executorId: fc.integer({ min: 1, max: 3 }), forks: fc.boolean() }), {
    selector: ({ id }) => id,
  })
  .map((stages) =>
    graphOf(
      ...stages.map(({ id, executorId, forks }) =>
        forks ? fork(id, { a: 1 }, 1) : stage(id, { executorId }),
      ),
    ),
  );

it('every instance lands on a stage of the other version that somebody executes, or is not moved', () => {
  fc.assert(
    fc.property(anyGraph, anyGraph, ids, fc.option(ids), (from, to, stageId, chosen) => {
      const landing = landingIn(from, to, stageId, chosen);
      const said = moveTo({ exemplarId: 1, stageId, landing, moved: false });
      if (landing.kind === 'must_choose') {
        expect(mayBeChosen(to, chosen ?? stageId)).toBe(false);
        expect(said).toBeNull();
        return;
      }
      expect(mayBeChosen(to, landing.stageId)).toBe(true);
      expect(landing.kind === 'stays').toBe(landing.stageId === stageId);
      // The move is asked of the same rule again when it is made: it comes to where the preview said.
      expect(landingIn(from, to, stageId, said?.chosenStageId)).toEqual(landing);
    }),
  );
});

it('an instance that stands elsewhere than somebody saw it is not moved', () => {
  const landing = { kind: 'stays', stageId: 2, executorChanges: false } as const;
  const item = { exemplarId: 5, stageId: 2, landing, moved: false };
  expect([moveTo(item), moveTo(item, { 5: 2 })]).not.toContain(null);
  expect([moveTo(item, { 5: 1 }), moveTo(item, { 4: 2 })]).toEqual([null, null]);
});

it('moving twice is moving once: who has landed stays, and keeps their task', () => {
  fc.assert(
    fc.property(anyGraph, anyGraph, ids, fc.option(ids), (from, to, stageId, chosen) => {
      const landing = landingIn(from, to, stageId, chosen);
      if (landing.kind === 'must_choose') return;
      expect(landingIn(to, to, landing.stageId)).toEqual({
        kind: 'stays',
        stageId: landing.stageId,
        executorChanges: false,
      });
    }),
  );
});
