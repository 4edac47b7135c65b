import { expect, it } from 'vitest';
import { applyNews, boardOf, newQueue, openQueue, type CarriedTruck } from './stationQueue.state.ts';

const now = Date.UTC(2026, 10, 20, 8, 0);
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();

/** One place on the terminal, each service one hour, and two trucks that came at half past seven. */
const queueOf = (first: Partial<CarriedTruck>) => {
  const queue = newQueue(1);
  openQueue(queue, {
    queueOn: true,
    settings: { carsBufferTerminal: 1, carsBufferParking: 0, minutesCarService: 60 },
    services: Array.from({ length: 5 }, () => ({ seconds: 3600, places: 1 })),
    trucks: [1, 2].map((dispositionId) => ({
      dispositionId,
      status: 'Accepted',
      since: at(-30),
      held: false,
    })),
  });
  queue.trucks = queue.trucks.map((truck) => (truck.dispositionId === 1 ? { ...truck, ...first } : truck));
  return queue;
};

const inside: readonly (readonly [string, Partial<CarriedTruck>, string])[] = [
  ['is called and has not answered', { called: { move: 'allowEntry', messageId: 'm', at: at(-10) } }, at(50)],
  ['was called ten minutes ago', { status: 'EntryAllowed', calledAt: at(-10) }, at(50)],
  ['is on the terminal since nobody knows when', { status: 'ParkingExit', calledAt: null }, at(30)],
];

it.each(inside)('behind a truck that %s the same hour is promised a minute later', (_truck, first, hour) => {
  const queue = queueOf(first);
  const promised = [0, 1, 9].map((later) => {
    const { trucks } = boardOf(queue, now + later * 60_000);
    return trucks.find(({ dispositionId }) => dispositionId === 2)?.place?.eta?.expected;
  });
  expect(promised).toEqual([hour, hour, hour]);
});

it.each(inside)('behind a truck that %s it is said that the terminal stands still', (_truck, first) => {
  const queue = queueOf(first);
  const { stalledSince, trucks } = boardOf(queue, now + 120 * 60_000);
  expect(stalledSince).toBeTruthy();
  expect(trucks.find(({ dispositionId }) => dispositionId === 2)?.place?.eta?.stalledSince).toBe(
    stalledSince,
  );
});

it('a truck that moves on keeps the hour of its call', () => {
  const queue = queueOf({ status: 'EntryAllowed', calledAt: at(-10) });
  applyNews(queue, { kind: 'moved', messageId: 'n', dispositionId: 1, status: 'ParkingExit' }, at(0));
  expect(queue.trucks[0]).toMatchObject({ status: 'ParkingExit', calledAt: at(-10) });
});
