import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterEnding,
  afterOpening,
  allowedMoves,
  newUnloading,
  refusalOfMove,
  unloadingStatus,
  type UnloadingState,
} from './unloading.rules.ts';

const state = (some: Partial<UnloadingState> = {}): UnloadingState => ({ ...newUnloading, ...some });
const run = { rowId: 1, scaleId: 5 };

describe('the unloading of a ship', () => {
  it.each([
    ['nothing was weighed', state(), 'notWeighting', ['openRun', 'setBoxes']],
    ['a run is open', state({ open: [run] }), 'beginWeighting', ['openRun', 'closeRun', 'dropRun', 'changeRun', 'setBoxes']],
    ['a run has ended', state({ ended: 1 }), 'stopWeighting', ['openRun', 'changeRun', 'setBoxes', 'finish']],
    ['one has ended, another is open', state({ ended: 1, open: [run] }), 'beginWeighting', ['openRun', 'closeRun', 'dropRun', 'changeRun', 'setBoxes']],
    ['nothing more comes', state({ ended: 1, finished: true }), 'endWeighting', ['changeRun', 'setBoxes', 'resume', 'approve']],
    ['it is approved', state({ ended: 1, finished: true, approved: true }), 'endWeighting', []],
  ] as const)('the unloading of a ship where %s', (_when, at, status, moves) => {
    expect(unloadingStatus(at)).toBe(status);
    expect(allowedMoves(at)).toEqual(moves);
  }); // prettier-ignore

  it('has one run at a time on a scale, and as many runs as scales', () => {
    const open = state({ open: [run] });
    expect(refusalOfMove(open, 'openRun', 5)).toMatchObject({ code: 'unloading_not_allowed' });
    expect(refusalOfMove(open, 'openRun', 6)).toBeUndefined();
    expect(refusalOfMove(open, 'closeRun', 6)).toMatchObject({ code: 'unloading_not_allowed' });
    expect(refusalOfMove(open, 'dropRun', 5)).toBeUndefined();
  });

  it('counts a run that was kept, and forgets one that was dropped', () => {
    const open = afterOpening(state(), run);
    expect(afterEnding(open, 5, true)).toEqual(state({ ended: 1 }));
    expect(afterEnding(open, 5, false)).toEqual(state());
  });

  it('never has two runs on one scale, whatever is asked of it', () => {
    const asked = fc.array(
      fc.tuple(fc.constantFrom('openRun', 'closeRun', 'dropRun'), fc.integer({ min: 1, max: 3 })),
    );
    fc.assert(
      fc.property(asked, (moves) => {
        let at = state();
        for (const [index, [move, scaleId]] of moves.entries()) {
          if (refusalOfMove(at, move, scaleId)) continue;
          at =
            move === 'openRun'
              ? afterOpening(at, { rowId: index, scaleId })
              : afterEnding(at, scaleId, move === 'closeRun');
          const scales = at.open.map((open) => open.scaleId);
          expect(new Set(scales).size).toBe(scales.length);
        }
      }),
    );
  });
});
