import { describe, expect, it } from 'vitest';
import type { CarsQueueStatus } from '#domain/terminal/statuses.ts';
import { carsQueueStatus } from '#domain/terminal/statuses.ts';
import type { QueuedDisposition } from '../data/journey.ts';
import { boardColumns, boardOf, mainMove, overdueSeconds } from './boardColumns.ts';

const truck = (
  id: number,
  status: CarsQueueStatus,
  more: Partial<QueuedDisposition> = {},
): QueuedDisposition =>
  ({
    id,
    carsQueueStatus: status,
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
  ] as const)('at %s / %s offers %s', (status, state, move) => {
    expect(mainMove(truck(1, status, { state }))).toBe(move);
  });
});
