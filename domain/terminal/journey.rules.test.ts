import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../kernel/refusal.ts';
import { journeyMoves, transitions, type JourneyMove } from './journeyMoves.ts';
import {
  allowedMoves,
  hasEnded,
  isOnTerminal,
  nextJourneyState,
  onTheWay,
  standing,
  type JourneyState,
} from './journey.rules.ts';
import {
  carsQueueStatus,
  dispositionState,
  type CarsQueueStatus,
  type DispositionState,
} from './statuses.ts';

type Step = JourneyMove | readonly [JourneyMove, DispositionState];

const travel = (...steps: readonly Step[]): JourneyState =>
  steps.reduce<JourneyState>((state, step) => {
    const [move, weighed] = typeof step === 'string' ? [step] : step;
    const next = nextJourneyState(state, move, weighed);
    if (isRefusal(next)) throw new Error(`${move} refused: ${JSON.stringify(next)}`);
    return next;
  }, onTheWay);

const toTerminal = ['arrive', 'allowEntry', 'leaveParking', 'enterTerminal'] as const;
const weighedOnce = [...toTerminal, ['recordWeighing', 'SecondWeighing']] as const;
const loaded = [...weighedOnce, ['recordWeighing', 'Loaded']] as const;

describe('the way of a truck', () => {
  it.each<[string, readonly Step[], CarsQueueStatus, DispositionState]>([
    ['stays on the way while the start SMS is sent', ['sendStartSms'], 'OnTheWay', 'OnTheWay'],
    ['may have a place reserved before it arrives', ['reserve'], 'EntryReservedWithBuffer', 'OnTheWay'],
    ['is accepted when it arrives', ['arrive'], 'Accepted', 'OnTheWay'],
    ['is accepted when it arrives with a reservation', ['reserve', 'arrive'], 'Accepted', 'OnTheWay'],
    ['waits in the reserve', ['arrive', 'reserve'], 'EntryReserved', 'OnTheWay'],
    ['is called from the reserve', ['arrive', 'reserve', 'allowEntry'], 'EntryAllowed', 'OnTheWay'],
    [
      'is called straight from the queue by an operator',
      ['arrive', 'allowEntry'],
      'EntryAllowed',
      'OnTheWay',
    ],
    [
      'leaves the parking, which both statuses show',
      ['arrive', 'allowEntry', 'leaveParking'],
      'ParkingExit',
      'ParkingExit',
    ],
    ['stands on the terminal once through the gate', toTerminal, 'ParkingExit', 'NaTerminalu'],
    ['awaits the second weighing after the first', weighedOnce, 'ParkingExit', 'SecondWeighing'],
    ['is loaded after the second weighing', loaded, 'ParkingExit', 'Loaded'],
    [
      'can have a weighing taken back',
      [...loaded, ['removeWeighing', 'SecondWeighing']],
      'ParkingExit',
      'SecondWeighing',
    ],
    ['leaves when it is weighed', [...loaded, 'exitTerminal'], 'TerminalExit', 'Loaded'],
    [
      'may wait in the extra parking',
      ['arrive', 'enterExtraParking', 'callToMainParking'],
      'EntryAddParking',
      'OnTheWay',
    ],
    [
      'returns from the extra parking',
      ['arrive', 'enterExtraParking', 'leaveExtraParking'],
      'ExitAddParking',
      'OnTheWay',
    ],
    [
      'goes on from where it was before the extra parking',
      ['arrive', 'allowEntry', 'enterExtraParking', 'leaveExtraParking', 'leaveParking'],
      'ParkingExit',
      'ParkingExit',
    ],
    [
      'goes on from there also when it was called from the extra parking',
      ['arrive', 'allowEntry', 'enterExtraParking', 'callToMainParking', 'leaveExtraParking', 'leaveParking'],
      'ParkingExit',
      'ParkingExit',
    ],
    ['resumes where it was paused', ['arrive', 'reserve', 'pause', 'resume'], 'EntryReserved', 'OnTheWay'],
    [
      'resumes in the extra parking and still finds back',
      ['arrive', 'reserve', 'enterExtraParking', 'pause', 'resume', 'leaveExtraParking', 'allowEntry'],
      'EntryAllowed',
      'OnTheWay',
    ],
    ['can be removed while paused', ['arrive', 'pause', 'remove'], 'Deleted', 'OnTheWay'],
  ])('%s', (_rule, steps, queue, disposition) => {
    expect(travel(...steps)).toMatchObject({ queue, disposition });
  });

  it.each<[string, readonly Step[], JourneyMove, string]>([
    ['a second entry for the same ticket', ['arrive'], 'arrive', 'already_arrived'],
    ['weighing before arrival', [], 'recordWeighing', 'truck_not_on_terminal'],
    ['weighing on the parking', ['arrive', 'allowEntry'], 'recordWeighing', 'truck_not_on_terminal'],
    [
      'weighing between parking and gate',
      ['arrive', 'allowEntry', 'leaveParking'],
      'recordWeighing',
      'truck_not_on_terminal',
    ],
    ['a third weighing', loaded, 'recordWeighing', 'weighing_complete'],
    ['taking back what was not weighed', toTerminal, 'removeWeighing', 'weighing_none_to_remove'],
    ['exit before arrival', [], 'exitTerminal', 'truck_not_on_terminal'],
    ['exit with one weighing missing', weighedOnce, 'exitTerminal', 'illegal_transition'],
    ['entry before arrival', [], 'allowEntry', 'illegal_transition'],
    ['a second call', ['arrive', 'allowEntry'], 'allowEntry', 'illegal_transition'],
    [
      'a call while in the extra parking',
      ['arrive', 'enterExtraParking'],
      'allowEntry',
      'illegal_transition',
    ],
    ['the extra parking from the terminal', toTerminal, 'enterExtraParking', 'illegal_transition'],
    ['anything but resume or remove while paused', ['arrive', 'pause'], 'allowEntry', 'illegal_transition'],
    ['resuming what is not paused', ['arrive'], 'resume', 'illegal_transition'],
    ['anything after the exit', [...loaded, 'exitTerminal'], 'arrive', 'illegal_transition'],
    ['removal after the exit', [...loaded, 'exitTerminal'], 'remove', 'illegal_transition'],
  ])('refuses %s', (_rule, steps, move, code) => {
    expect(nextJourneyState(travel(...steps), move)).toMatchObject({ refused: true, code, params: { move } });
  });

  it('lets a truck leave unweighed only where the station weighs nothing', () => {
    const arrived = travel(...toTerminal);
    expect(nextJourneyState(arrived, 'exitTerminal')).toMatchObject({ code: 'illegal_transition' });
    expect(nextJourneyState({ ...arrived, withoutWeighing: true }, 'exitTerminal')).toMatchObject({
      queue: 'TerminalExit',
    });
  });

  it('lets a truck be weighed wherever it is when the scheme of cargo disables control on scales', () => {
    const uncontrolled = { ...onTheWay, scaleControlDisabled: true };
    const weighed = nextJourneyState(uncontrolled, 'recordWeighing', 'Loaded') as JourneyState;
    expect(weighed).toMatchObject({ queue: 'OnTheWay', disposition: 'Loaded' });
    expect(nextJourneyState(weighed, 'exitTerminal')).toMatchObject({ queue: 'TerminalExit' });
  });
});

describe('the state machine as data', () => {
  it('names only statuses that exist', () => {
    for (const { from, at = [], to, becomes } of transitions) {
      for (const status of from) expect(carsQueueStatus.values).toContain(status);
      for (const status of at) expect(dispositionState.values).toContain(status);
      expect([...carsQueueStatus.values, 'stay', 'beforePause']).toContain(to);
      if (becomes) expect([...dispositionState.values, 'weighed']).toContain(becomes);
    }
  });

  it('has an arrow for every move, and a way to every queue status', () => {
    expect(new Set(transitions.map(({ move }) => move))).toEqual(new Set(journeyMoves));
    const reached = new Set<string>(['OnTheWay', ...transitions.map(({ to }) => to)]);
    for (const status of carsQueueStatus.values) expect(reached).toContain(status);
  });

  const anyMove = fc.constantFrom(...journeyMoves);
  const anyStep = fc.tuple(anyMove, fc.constantFrom(...dispositionState.values));
  const wander = (steps: readonly [JourneyMove, DispositionState][]): JourneyState[] => {
    const visited = [onTheWay];
    for (const [move, weighed] of steps) {
      const next = nextJourneyState(visited.at(-1) ?? onTheWay, move, weighed);
      if (!isRefusal(next)) visited.push(next);
    }
    return visited;
  };

  it('never leaves a truck stuck: from everywhere before the exit it can be removed', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
        for (const state of wander(steps)) {
          expect(allowedMoves(state).includes('remove')).toBe(!hasEnded(state));
          if (hasEnded(state)) expect(allowedMoves(state)).toEqual([]);
        }
      }),
    );
  });

  it('comes back from pause and from the extra parking to the very same standing', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
        for (const state of wander(steps)) {
          const paused = nextJourneyState(state, 'pause');
          if (!isRefusal(paused)) expect(nextJourneyState(paused, 'resume')).toEqual(state);
          const extra = nextJourneyState(state, 'enterExtraParking');
          if (isRefusal(extra)) continue;
          const back = nextJourneyState(extra, 'leaveExtraParking') as JourneyState;
          expect(standing(back)).toBe(standing(state));
        }
      }),
    );
  });

  it('lets nobody onto the terminal who was not called', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 60 }), (steps) => {
        const visited = wander(steps);
        const onTerminal = visited.findIndex(isOnTerminal);
        if (onTerminal === -1) return;
        const called = visited.findIndex(({ queue }) => queue === 'EntryAllowed');
        expect(called).toBeGreaterThan(-1);
        expect(called).toBeLessThan(onTerminal);
      }),
      { numRuns: 500 },
    );
  });
});
