import { describe, expect, it } from 'vitest';
import { carsQueueStatus, dispositionState } from '../terminal/statuses.ts';
import { whyNotWeighed, type MayBeWeighed } from './awaiting.rules.ts';
import { typeOfDocument } from './enums.ts';

/** A scale for trucks. It also weighs the terminal's own vehicles, `Internal`. */
const here = { scaleId: 1, weighingStationId: 7, typeOfDocument: 'Automobile' } as const;
const truck: MayBeWeighed = {
  typeOfDocument: 'Automobile',
  state: 'NaTerminalu',
  carsQueueStatus: 'ParkingExit',
  closed: false,
  weighingStation: { id: 7 },
  scale: null,
  scaleTwo: null,
  schemeOfCargo: null,
  weighedAfter: null,
};

describe('why a scale has a truck in none of its lists', () => {
  // What differs from `truck`, and the reason.
  it.each([
    [{}, undefined],
    [{ state: 'SecondWeighing' }, undefined],
    [{ carsQueueStatus: 'Paused' }, 'paused'],
    [{ carsQueueStatus: 'TerminalExit', state: 'Loaded' }, 'ended'],
    [{ carsQueueStatus: 'Deleted' }, 'ended'],
    [{ closed: true }, 'closed'],
    [{ typeOfDocument: 'Railway' }, 'otherKind'],
    [{ weighingStation: { id: 8 } }, 'otherScale'],
    [{ weighingStation: { id: 8 }, scaleTwo: { id: 1 } }, undefined],
    [{ state: 'Unloaded' }, 'weighedOut'],
    [{ state: 'OnTheWay' }, 'notYetThere'],
    [{ state: 'OnTheWay', schemeOfCargo: { disableControlOnScales: true } }, undefined],
    [{ state: 'OnTheWay', schemeOfCargo: { disableControlOnScales: false } }, 'notYetThere'],
    [{ state: 'OnTheWay', weighedAfter: { state: 'Unloaded' } }, undefined],
    [{ state: 'OnTheWay', weighedAfter: { state: 'SecondWeighing' } }, 'notYetThere'],
    [{ state: 'OnTheWay', typeOfDocument: 'Internal' }, undefined],
    // Its last weighing was just removed.
    [{ state: 'RemoveWeight' }, 'taken'],
  ] as const)('%j: %s', (values, why) => {
    expect(whyNotWeighed({ ...truck, ...values }, here)).toBe(why);
  });

  it('a truck has a reason exactly in the states in which it is not weighed', () => {
    for (const state of dispositionState.values)
      for (const queue of [...carsQueueStatus.values, null])
        for (const kind of typeOfDocument.values) {
          const why = whyNotWeighed({ ...truck, state, carsQueueStatus: queue, typeOfDocument: kind }, here);
          const isWeighed =
            !['TerminalExit', 'Deleted', 'Paused'].includes(queue ?? '') &&
            // The terminal's own vehicles do not queue, so they are weighed without a call.
            (kind === 'Internal'
              ? ['NaTerminalu', 'SecondWeighing', 'OnTheWay', 'ParkingExit'].includes(state)
              : kind === 'Automobile' && ['NaTerminalu', 'SecondWeighing'].includes(state));
          expect(why === undefined, `${state} ${queue} ${kind}`).toBe(isWeighed);
        }
  });
});
