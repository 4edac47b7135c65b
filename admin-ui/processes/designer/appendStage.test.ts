import { describe, expect, it } from 'vitest';
import { faultsOfDefinition } from '#domain/processes/definition.rules.ts';
import { registry } from '#domain/objects.ts';
import { waysOf } from '../picture/ways.ts';
import { appendStage } from './appendStage.ts';
import { changeStage, graphOfDraft, type DesignDraft } from './designDraft.ts';
import { emptyDraft, stageNamed } from '../testing/drafts.ts';

const linesOf = (draft: DesignDraft) => waysOf(graphOfDraft(draft)).map(({ from, to }) => `${from}→${to}`);
const chain = (...ids: number[]) =>
  ids.reduce<DesignDraft>((draft, id) => appendStage(draft, stageNamed(id), undefined), emptyDraft);

describe('a stage that is added', () => {
  it('follows the one before it, so that what looks like a chain is one', () => {
    expect(linesOf(chain(1, 2, 3))).toEqual(['start→1', '1→2', '2→3', '3→end']);
    const faults = faultsOfDefinition(registry, graphOfDraft(chain(1, 2, 3)));
    expect(faults.map(({ kind }) => kind)).not.toContain('unreachable');
  });

  it('comes between the chosen one and the next one, on the picture too', () => {
    const draft = appendStage(chain(1, 2), stageNamed(9), 1);
    expect(linesOf(draft).toSorted()).toEqual(['1→9', '2→end', '9→2', 'start→1']);
    const [first = 0, added = 0, last = 0] = ['1', '9', '2'].map((spot) => draft.layout[spot]?.y);
    expect(added).toBeGreaterThan(first);
    expect(last).toBeGreaterThan(added);
    const places = Object.values(draft.layout).map(({ x, y }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it('is one more condition of a condition stage', () => {
    const asking = changeStage(chain(1), 1, { isCondition: true });
    expect(linesOf(appendStage(asking, stageNamed(2), 1))).toContain('1→2');
  });

  it('adding a stage that is there already changes nothing', () => {
    const draft = chain(1, 2);
    expect(appendStage(draft, stageNamed(1), 2)).toEqual(draft);
  });
});
