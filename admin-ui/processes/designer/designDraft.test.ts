import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wayId } from '../picture/ways.ts';
import { emptyDraft, stageNamed } from '../testing/drafts.ts';
import {
  addStage,
  rearranged,
  changeStage,
  stageConditions,
  connect,
  graphOfDraft,
  inputOf,
  makeFirst,
  place,
  remove,
  setConditions,
  stageIn,
} from './designDraft.ts';

const withStages = (...ids: number[]) =>
  ids.reduce((draft, id) => addStage(draft, stageNamed(id)), emptyDraft);
/** Stage 1 leads to stage 2 on a condition, otherwise to stage 3. */
const forked = () => {
  const draft = changeStage(withStages(1, 2, 3), 1, { isCondition: true });
  return connect(connect(draft, 1, 2, 'next'), 1, 3, 'otherwise');
};

describe('a definition that is drawn', () => {
  it('begins with the stage that was added first, until another is made the first', () => {
    expect(graphOfDraft(withStages(1, 2)).stages.map(({ stageId }) => stageId)).toEqual([1, 2]);
    expect(graphOfDraft(makeFirst(withStages(1, 2, 3), 3)).stages.map(({ stageId }) => stageId)).toEqual([
      3, 1, 2,
    ]);
    expect(graphOfDraft(connect(withStages(1, 2), 'start', 2, null)).stages[0]?.stageId).toBe(2);
  });

  it('has each stage once', () => {
    expect(withStages(1, 1).stageSettingsList).toHaveLength(1);
  });

  it('leads on by a line, and ends by a line to the end', () => {
    const joined = connect(withStages(1, 2), 1, 2, 'next');
    expect(stageIn(joined, 1)).toMatchObject({ nextStageId: 2, nextStage: { presentation: 'Stage 2' } });
    expect(stageIn(connect(joined, 1, 'end', 'next'), 1)).toMatchObject({ nextStageId: null });
  });

  it('asks a condition for each line from a condition stage, and has one way otherwise', () => {
    expect(stageConditions(stageIn(forked(), 1) as never)).toEqual([{ conditionCode: '', stageId: 2 }]);
    expect(stageIn(forked(), 1)?.nextStageId).toBe(3);
  });

  it('does not lead to itself by a line', () => {
    expect(connect(withStages(1), 1, 1, 'next')).toEqual(withStages(1));
  });

  it('loses the lines to a stage that is taken away', () => {
    const remaining = remove(forked(), [2, 3], []);
    expect(graphOfDraft(remaining).stages).toMatchObject([{ stageId: 1, conditions: [], nextStageId: null }]);
  });

  it('loses only the line that is removed', () => {
    const draft = setConditions(forked(), 1, [
      { conditionCode: 'a', stageId: 2 },
      { conditionCode: 'b', stageId: 3 },
    ]);
    const cut = remove(draft, [], [wayId(1, 0), wayId(1, 'otherwise')]);
    expect(graphOfDraft(cut).stages[0]).toMatchObject({
      conditions: [{ conditionCode: 'b', stageId: 3 }],
      nextStageId: null,
    });
  });

  it('keeps what is drawn, a place for each stage and none for those that are gone', () => {
    const drawn = place(remove(withStages(1, 2), [2], []), '1', { x: 10, y: 20 });
    expect(inputOf(drawn)).toMatchObject({
      name: 'Contract',
      stages: [{ stage: 1 }],
      stageSettingsList: [{ stage: 1, nextStage: null }],
      layout: { '1': { x: 10, y: 20 }, start: {}, end: {} },
    });
    // Stage 1, the start and the end.
    expect(Object.keys(inputOf(drawn).layout as object)).toHaveLength(3);
  });

  it('has a place for each stage and lines only between stages that are there, however it is drawn', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('add' as const), id: fc.integer({ min: 1, max: 6 }) }),
      fc.record({ kind: fc.constant('remove' as const), id: fc.integer({ min: 1, max: 6 }) }),
      fc.record({
        kind: fc.constant('connect' as const),
        id: fc.integer({ min: 1, max: 6 }),
        to: fc.integer({ min: 1, max: 6 }),
      }),
      fc.record({ kind: fc.constant('fork' as const), id: fc.integer({ min: 1, max: 6 }) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const drawn = steps.reduce((draft, change) => {
          if (change.kind === 'add') return addStage(draft, stageNamed(change.id));
          if (change.kind === 'remove') return remove(draft, [change.id], []);
          if (change.kind === 'fork') return changeStage(draft, change.id, { isCondition: true });
          return stageIn(draft, change.to) ? connect(draft, change.id, change.to, 'next') : draft;
        }, emptyDraft);
        const laidOut = rearranged(drawn);
        const { stages } = graphOfDraft(laidOut);
        const ids = new Set(stages.map(({ stageId }) => stageId));
        expect(Object.keys(laidOut.layout).toSorted()).toEqual(
          ['start', 'end', ...[...ids].map(String)].toSorted(),
        );
        const leads = stages.flatMap(({ nextStageId, conditions }) => [
          ...(nextStageId === null ? [] : [nextStageId]),
          ...conditions.flatMap(({ stageId }) => stageId ?? []),
        ]);
        expect(leads.filter((stageId) => !ids.has(stageId))).toEqual([]);
      }),
    );
  });
});
