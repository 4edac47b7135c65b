import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedMoves, onTheWay, type JourneyState } from './journey.rules.ts';
import {
  driverMove,
  kioskStanding,
  kioskStep,
  maskPhone,
  maskPlate,
  mayLeaveWithoutOrder,
  waitingTime,
  type Standing,
} from './kiosk.rules.ts';
import { ticketOf } from './kioskMessages.ts';
import { carsQueueStatus, dispositionState } from './statuses.ts';

const at = (queue: JourneyState['queue'], disposition: JourneyState['disposition'], more = {}): Standing =>
  kioskStanding({ ...onTheWay, queue, disposition, ...more });

const states = fc.record({
  queue: fc.constantFrom(...carsQueueStatus.values),
  disposition: fc.constantFrom(...dispositionState.values),
  withoutWeighing: fc.boolean(),
  scaleControlDisabled: fc.boolean(),
});

describe('the step the kiosk shows', () => {
  it.each([
    ['OnTheWay', 'OnTheWay', 'checkIn', 'arrive'],
    ['EntryReservedWithBuffer', 'OnTheWay', 'checkIn', 'arrive'],
    ['Accepted', 'OnTheWay', 'wait', null],
    ['EntryReserved', 'OnTheWay', 'ready', null],
    ['EntryAllowed', 'OnTheWay', 'leaveParking', 'leaveParking'],
    ['EntryAddParking', 'OnTheWay', 'extraParking', null],
    ['ParkingExit', 'ParkingExit', 'driveToTerminal', null],
    ['ParkingExit', 'NaTerminalu', 'firstWeighing', null],
    ['ParkingExit', 'SecondWeighing', 'secondWeighing', null],
    ['ParkingExit', 'Loaded', 'exit', 'exitTerminal'],
    ['ParkingExit', 'Unloaded', 'exit', 'exitTerminal'],
    ['Paused', 'OnTheWay', 'paused', null],
    ['TerminalExit', 'Loaded', 'left', null],
    ['Deleted', 'OnTheWay', 'cancelled', null],
  ] as const)(
    'the step the kiosk shows of a truck %s, %s is %s and offers %s',
    (queue, disposition, step, move) => {
      expect(kioskStep(at(queue, disposition))).toBe(step);
      expect(driverMove(at(queue, disposition))).toBe(move);
    },
  );

  it('lets a truck without weighing leave from the terminal', () => {
    expect(kioskStep(at('ParkingExit', 'NaTerminalu', { withoutWeighing: true }))).toBe('exit');
  });

  it.each(['OnTheWay', 'EntryReservedWithBuffer', 'Accepted', 'EntryAllowed'] as const)(
    'the step the kiosk shows of a truck that was weighed without the queue and is still %s is the exit, and no arrival',
    (queue) => {
      const weighedOut = at(queue, 'Loaded', { scaleControlDisabled: true });
      expect([kioskStep(weighedOut), driverMove(weighedOut)]).toEqual(['exit', 'exitTerminal']);
    },
  );

  it.each([
    ['Accepted', 'wait'],
    ['EntryReserved', 'ready'],
    ['EntryAllowed', 'leaveParking'],
  ] as const)(
    'the step the kiosk shows of a truck back from the extra parking, where it stood %s, is %s',
    (extraFrom, step) => {
      expect(kioskStep(at('ExitAddParking', 'OnTheWay', { extraFrom }))).toBe(step);
    },
  );

  it.each([
    ['Accepted', true],
    ['EntryReserved', true],
    ['EntryAllowed', true],
    ['ParkingExit', false],
  ] as const)(
    'a truck back from the extra parking, where it stood %s, may leave without its order: %s',
    (extraFrom, may) => {
      expect(mayLeaveWithoutOrder(at(extraFrom, 'OnTheWay'))).toBe(may);
      expect(mayLeaveWithoutOrder(at('ExitAddParking', 'OnTheWay', { extraFrom }))).toBe(may);
    },
  );

  it('never offers a move that the journey would refuse', () => {
    fc.assert(
      fc.property(states, (state) => {
        const move = driverMove(kioskStanding(state));
        return move === null || allowedMoves(state).includes(move);
      }),
    );
  });
});

describe('what is shown before the driver has confirmed', () => {
  it.each([
    ['GDA 12345', 'GD••••45'],
    ['GDA12345', 'GD••••45'],
    ['AB1', '•••'],
    ['', null],
    [null, null],
  ])('masks the plate %s as %s', (plate, shown) => expect(maskPlate(plate)).toBe(shown));

  it.each([
    ['+48600700123', '•••\u00a0•••\u00a0123'],
    ['123', null],
    [null, null],
  ])('masks the phone %s as %s', (phone, shown) => expect(maskPhone(phone)).toBe(shown));
});

describe('the waiting time', () => {
  const now = Date.parse('2026-03-02T10:00:00Z');
  const minutesOn = (minutes: number) => new Date(now + minutes * 60_000).toISOString();

  it.each([
    [37, 48, { from: 35, to: 50 }],
    [35, 50, { from: 35, to: 50 }],
    [-4, 2, { from: 0, to: 5 }],
    [-9, -3, { from: 0, to: 5 }],
  ])('the waiting time of %i to %i minutes is told in steps of five', (from, to, told) => {
    expect(waitingTime({ from: minutesOn(from), to: minutesOn(to) }, now)).toEqual(told);
  });

  it('is never narrower than what was computed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 600 }), (from, spread) => {
        const told = waitingTime({ from: minutesOn(from), to: minutesOn(from + spread) }, now);
        return told.from <= from && told.to >= from + spread && told.from < told.to;
      }),
    );
  });
});

describe('a ticket', () => {
  it.each([
    ['k7m3-p9qx ', 'K7M3P9QX'],
    ['https://keja.example/kiosk/?ticket=K7M3P9QX&x=1', 'K7M3P9QX'],
    ['   ', ''],
  ])('read as "%s" is %s', (typed, ticket) => expect(ticketOf(typed)).toBe(ticket));
});
