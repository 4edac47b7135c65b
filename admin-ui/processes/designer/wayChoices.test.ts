import { describe, expect, it } from 'vitest';
import { addStage, changeStage, stageConditions, connect, draftOf, stageIn } from './designDraft.ts';
import { waysToAdd, waysToRemove, type WayChoice } from './wayChoices.ts';

const blank = draftOf({ name: 'Contract', stageSettingsList: [], layout: {} } as never);
const drawn = [1, 2, 3].reduce((draft, id) => addStage(draft, { id, presentation: `Stage ${id}` }), blank);
const said = (choices: readonly WayChoice[]) => choices.map(({ kind, to }) => `${kind} ${to}`);
/** The draft after the choice with this key has been made. */
const taken = (choices: readonly WayChoice[], key: string) => {
  const choice = choices.find((each) => each.key === key);
  if (!choice) throw new Error(`${key} is not offered`);
  return choice.result;
};

describe('at a stage', () => {
  it('a line can lead to every other stage, and to the end where it leads on', () => {
    expect(said(waysToAdd(drawn, 1))).toEqual(['next 2', 'next 3']);
    const joined = taken(waysToAdd(drawn, 1), 'next 2');
    expect(stageIn(joined, 1)?.nextStageId).toBe(2);
    expect(said(waysToAdd(joined, 1))).toEqual(['next 3', 'end end']);
    expect(stageIn(taken(waysToAdd(joined, 1), 'end end'), 1)?.nextStageId).toBeNull();
  });

  it('a new line from a stage with conditions is one more condition, or what happens otherwise', () => {
    const fork = connect(changeStage(drawn, 1, { isCondition: true }), 1, 3, 'otherwise');
    expect(said(waysToAdd(fork, 1))).toEqual(['condition 2', 'condition 3', 'otherwise 2']);
    const asked = stageIn(taken(waysToAdd(fork, 1), 'condition 2'), 1);
    expect(asked && stageConditions(asked)).toEqual([{ conditionCode: '', stageId: 2 }]);
  });

  it('every line that leads on can be taken away, and only that one goes', () => {
    const fork = changeStage(connect(drawn, 1, 3, 'next'), 1, {
      isCondition: true,
      conditions: [{ conditionCode: 'record.id > 5', stageId: 2 }],
    });
    expect(said(waysToRemove(fork, 1))).toEqual(['condition 2', 'otherwise 3']);
    // The line of the first condition of stage 1.
    const cut = taken(waysToRemove(fork, 1), '1:0');
    expect(said(waysToRemove(cut, 1))).toEqual(['otherwise 3']);
  });

  it('a stage with which the process ends has no line to take away', () => {
    expect(waysToRemove(drawn, 3)).toEqual([]);
  });
});
