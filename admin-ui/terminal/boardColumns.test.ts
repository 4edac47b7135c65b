import { describe, expect, it } from 'vitest';
import { allowedMoves, hasEnded, standing, type JourneyState } from '#domain/terminal/journey.rules.ts';
import { reachableStates } from '#domain/terminal/reachableStates.ts';
import type { CarsQueueStatus } from '#domain/terminal/statuses.ts';
import { carsQueueStatus } from '#domain/terminal/statuses.ts';
import type { QueuedDisposition } from '../data/journey.ts';
import {
  boardColumns,
  boardOf,
  columnOf,
  longestWait,
  isOverdue,
  mainMove,
  menuMoves,
  overdueSeconds,
} from './boardColumns.ts';

/** A truck of the queue. Its id is also the minute since which it has had its status: 1 has waited longer than 2. */
const truck = (
  id: number,
  status: CarsQueueStatus,
  more: Partial<QueuedDisposition> = {},
): QueuedDisposition =>
  ({
    id,
    carsQueueStatus: status,
    standing: status,
    allowed: allowedMoves({ queue: status, disposition: more.state ?? 'OnTheWay' }),
    state: 'OnTheWay',
    since: `2026-11-21T10:0${id}:00.000Z`,
    place: null,
    held: false,
    leaveParkingUntil: null,
    ...more,
  }) as QueuedDisposition;

describe('The board of the live queue', () => {
  it('shows every truck that has not left, once', () => {
    const trucks = carsQueueStatus.values.map((status, index) => truck(index, status));
    const shown = boardColumns.flatMap((column) =>
      boardOf(trucks)[column].map(({ carsQueueStatus: status }) => status),
    );
    expect(shown.toSorted()).toEqual(
      carsQueueStatus.values.filter((status) => status !== 'TerminalExit' && status !== 'Deleted').toSorted(),
    );
  });

  it('orders a column by place in the queue, then by waiting', () => {
    const place = (carsAhead: number) => ({ place: { dispositionId: 0, carsAhead, eta: null } });
    const trucks = [
      truck(3, 'Accepted'),
      truck(2, 'Accepted', place(1)),
      truck(4, 'Accepted', place(0)),
      truck(1, 'Accepted'),
    ];
    expect(boardOf(trucks).waiting.map(({ id }) => id)).toEqual([4, 2, 1, 3]);
  });
});

describe('A called truck', () => {
  const until = '2026-11-21T10:20:00.000Z';

  it('is overdue once its time to leave the parking has passed', () => {
    const called = truck(1, 'EntryAllowed', { leaveParkingUntil: until });
    expect(overdueSeconds(called, Date.parse(until) + 90_000)).toBe(90);
    expect(overdueSeconds(called, Date.parse(until) - 60_000)).toBe(-60);
    expect(isOverdue(called, Date.parse(until) + 90_000)).toBe(true);
    expect(isOverdue(called, Date.parse(until) - 60_000)).toBe(false);
  });

  it('has no limit any more after it has left', () => {
    expect(
      overdueSeconds(truck(1, 'ParkingExit', { leaveParkingUntil: until }), Date.parse(until) + 90_000),
    ).toBeNull();
  });
});

describe('The button of a truck', () => {
  it.each([
    ['Accepted', 'OnTheWay', 'allowEntry'],
    ['EntryAllowed', 'OnTheWay', 'leaveParking'],
    ['ParkingExit', 'ParkingExit', 'enterTerminal'],
    ['ParkingExit', 'Loaded', 'exitTerminal'],
    ['Paused', 'OnTheWay', 'resume'],
    ['OnTheWay', 'OnTheWay', 'arrive'],
  ] as const)('The button of a truck at %s / %s offers %s', (status, state, move) => {
    expect(mainMove(truck(1, status, { state }))).toBe(move);
  });
});

/** The truck as the server shows it at a state of its journey. */
const at = (state: JourneyState): QueuedDisposition =>
  truck(1, state.queue, {
    state: state.disposition,
    standing: standing(state),
    allowed: allowedMoves(state),
  });

describe('At every state that a journey can come to', () => {
  const states = reachableStates().filter(({ state }) => !hasEnded(state));

  it.each(states.map(({ state }) => [JSON.stringify(state), state] as const))('%s', (_words, state) => {
    const shown = at(state);
    const main = mainMove(shown);
    const allowed = allowedMoves(state);
    if (main !== undefined) expect(allowed).toContain(main);
    // Without a button the truck is on the scale, and its weight is recorded at the desk.
    else expect(allowed).toContain('recordWeighing');
    // The menu has all moves but the weighing.
    expect(new Set([...menuMoves(shown), 'recordWeighing'])).toEqual(new Set([...allowed, 'recordWeighing']));
  });

  it('a called truck back from the extra parking is with the called ones and drives on', () => {
    const back = at({ queue: 'ExitAddParking', extraFrom: 'EntryAllowed', disposition: 'OnTheWay' });
    expect(columnOf(back)).toBe('called');
    expect(mainMove(back)).toBe('leaveParking');
  });

  it('a truck of a station that weighs nothing leaves from the board', () => {
    // `NaTerminalu` is the state "on the terminal" of the specification.
    const served = { queue: 'ParkingExit', disposition: 'NaTerminalu', withoutWeighing: true } as const;
    expect(mainMove(at(served))).toBe('exitTerminal');
  });
});

it('the longest wait is that of the truck which came first and still waits', () => {
  const now = Date.parse('2026-11-21T11:00:00.000Z');
  const came = (id: number, status: CarsQueueStatus, arrivedAt: string) => truck(id, status, { arrivedAt });
  const trucks = [
    came(1, 'Accepted', '2026-11-21T10:30:00.000Z'),
    came(2, 'EntryReserved', '2026-11-21T10:15:00.000Z'),
    came(3, 'ParkingExit', '2026-11-21T09:00:00.000Z'),
  ];
  expect(longestWait(trucks, now)).toBe(45 * 60);
  expect(longestWait([], now)).toBeNull();
});
