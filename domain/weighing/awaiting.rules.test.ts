import { describe, expect, it } from 'vitest';
import { carsQueueStatus, dispositionState } from '../terminal/statuses.ts';
import { whyNotWeighed, type MayBeWeighed } from './awaiting.rules.ts';
import { typeOfDocument } from './enums.ts';

const here = { scaleId: 1, weighingStationId: 7, typeOfDocument: 'Automobile' } as const;
const truck: MayBeWeighed = {
  typeOfDocument: 'Automobile',
  state: 'NaTerminalu',
  carsQueueStatus: 'ParkingExit',
  closed: false,
  weighingStation: { id: 7 },
  scale: null,
  scaleTwo: null,
  isUncontrolled: false,
};

describe('why a scale has a truck in none of its lists', () => {
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
    [{ state: 'OnTheWay', isUncontrolled: true }, undefined],
    [{ state: 'OnTheWay', typeOfDocument: 'Internal' }, undefined],
    [{ state: 'RemoveWeight' }, 'taken'],
  ] as const)('%j: %s', (values, why) => {
    expect(whyNotWeighed({ ...truck, ...values }, here)).toBe(why);
  });

  it('is said for each state in which it is not weighed', () => {
    for (const state of dispositionState.values)
      for (const queue of [...carsQueueStatus.values, null])
        for (const kind of typeOfDocument.values) {
          const why = whyNotWeighed({ ...truck, state, carsQueueStatus: queue, typeOfDocument: kind }, here);
          const isWeighed =
            !['TerminalExit', 'Deleted', 'Paused'].includes(queue ?? '') &&
            (kind === 'Internal'
              ? ['NaTerminalu', 'SecondWeighing', 'OnTheWay', 'ParkingExit'].includes(state)
              : kind === 'Automobile' && ['NaTerminalu', 'SecondWeighing'].includes(state));
          expect(why === undefined, `${state} ${queue} ${kind}`).toBe(isWeighed);
        }
  });
});
