import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decideCalls,
  insertTruck,
  isWaiting,
  reorderTruck,
  trucksOnTerminal,
  type QueueCall,
  type QueuedTruck,
  type QueueSettings,
} from './queue.rules.ts';
import type { CarsQueueStatus } from './statuses.ts';

const minute = (n: number) => new Date(Date.UTC(2026, 10, 20, 8, n)).toISOString();
const truck = (
  dispositionId: number,
  status: CarsQueueStatus = 'Accepted',
  some: Partial<QueuedTruck> = {},
): QueuedTruck => ({
  dispositionId,
  status,
  since: minute(dispositionId),
  held: false,
  ...some,
});
const settings = (some: Partial<QueueSettings> = {}): QueueSettings => ({
  carsBufferTerminal: 2,
  carsBufferParking: 1,
  minutesCarService: 3,
  ...some,
});
const ids = (queue: readonly QueuedTruck[]) => queue.map(({ dispositionId }) => dispositionId);
const say = (calls: readonly QueueCall[]) =>
  calls.map(({ move, dispositionId }) => `${move} ${dispositionId}`);

describe('whose turn it is', () => {
  it.each<[string, QueuedTruck[], Partial<QueueSettings>, string[]]>([
    [
      'calls as many as the terminal has room for, and fills the reserve',
      [truck(1), truck(2), truck(3), truck(4)],
      {},
      ['allowEntry 1', 'allowEntry 2', 'reserve 3'],
    ],
    [
      'counts the trucks called and under way to the terminal as on it',
      [truck(1, 'EntryAllowed'), truck(2, 'ParkingExit'), truck(3)],
      {},
      ['reserve 3'],
    ],
    [
      'calls from the reserve when a place comes free',
      [truck(1, 'ParkingExit'), truck(2, 'EntryReserved'), truck(3)],
      {},
      ['allowEntry 2', 'reserve 3'],
    ],
    [
      'passes by a truck that is kept back',
      [truck(1, 'Accepted', { held: true }), truck(2)],
      { carsBufferTerminal: 1, carsBufferParking: 0 },
      ['allowEntry 2'],
    ],
    [
      'passes by a paused truck and one in the extra parking',
      [truck(1, 'Paused'), truck(2, 'EntryAddParking'), truck(3)],
      {},
      ['allowEntry 3'],
    ],
    [
      'does nothing while reserve and terminal are full',
      [truck(1, 'ParkingExit'), truck(2, 'ParkingExit'), truck(3, 'EntryReserved'), truck(4)],
      {},
      [],
    ],
    ['calls nobody when the terminal takes nobody', [truck(1)], { carsBufferTerminal: 0 }, ['reserve 1']],
    [
      'calls straight from the queue where there is no reserve',
      [truck(1)],
      { carsBufferParking: 0 },
      ['allowEntry 1'],
    ],
    [
      'takes nobody back when the buffers have been made smaller',
      [
        truck(1, 'ParkingExit'),
        truck(2, 'ParkingExit'),
        truck(3, 'EntryReserved'),
        truck(4, 'EntryReserved'),
      ],
      { carsBufferTerminal: 1, carsBufferParking: 1 },
      [],
    ],
  ])('%s', (_rule, queue, some, calls) => expect(say(decideCalls(queue, settings(some)))).toEqual(calls));

  const anyTruck = fc.record({
    dispositionId: fc.integer({ min: 1, max: 1000 }),
    status: fc.constantFrom<CarsQueueStatus>(
      'Accepted',
      'EntryReserved',
      'EntryAllowed',
      'ParkingExit',
      'Paused',
      'EntryAddParking',
    ),
    since: fc.integer({ min: 0, max: 500 }).map(minute),
    held: fc.boolean(),
  });
  const anyQueue = fc.uniqueArray(anyTruck, {
    selector: ({ dispositionId }) => dispositionId,
    maxLength: 30,
  });
  const anySettings = fc.record({
    carsBufferTerminal: fc.integer({ min: 0, max: 8 }),
    carsBufferParking: fc.integer({ min: 0, max: 8 }),
    minutesCarService: fc.integer({ min: 1, max: 30 }),
  });
  const applied = (queue: readonly QueuedTruck[], calls: readonly QueueCall[]) =>
    queue.map((each): QueuedTruck => {
      const call = calls.find(({ dispositionId }) => dispositionId === each.dispositionId);
      return call ? { ...each, status: call.move === 'allowEntry' ? 'EntryAllowed' : 'EntryReserved' } : each;
    });

  it('never lets more trucks in than the terminal holds, nor more into the reserve', () => {
    fc.assert(
      fc.property(anyQueue, anySettings, (queue, limits) => {
        const after = applied(queue, decideCalls(queue, limits));
        expect(trucksOnTerminal(after)).toBeLessThanOrEqual(
          Math.max(limits.carsBufferTerminal, trucksOnTerminal(queue)),
        );
        const reserved = (of: readonly QueuedTruck[]) =>
          of.filter(({ status }) => status === 'EntryReserved').length;
        expect(reserved(after)).toBeLessThanOrEqual(Math.max(limits.carsBufferParking, reserved(queue)));
      }),
    );
  });

  it('never calls a truck twice, and has nothing more to say once its calls are made', () => {
    fc.assert(
      fc.property(anyQueue, anySettings, (queue, limits) => {
        const calls = decideCalls(queue, limits);
        expect(new Set(calls.map(({ dispositionId }) => dispositionId)).size).toBe(calls.length);
        expect(decideCalls(applied(queue, calls), limits)).toEqual([]);
      }),
    );
  });

  it('lets nobody in while the shared yard is full', () => {
    fc.assert(
      fc.property(anyQueue, anySettings, (queue, limits) => {
        const moves = decideCalls(queue, limits, true).map(({ move }) => move);
        expect(moves).not.toContain('allowEntry');
      }),
    );
  });

  it('never passes a truck that could be called', () => {
    fc.assert(
      fc.property(anyQueue, anySettings, (queue, limits) => {
        const called = new Set(
          decideCalls(queue, limits)
            .filter(({ move }) => move === 'allowEntry')
            .map(({ dispositionId }) => dispositionId),
        );
        const callable = queue.filter(
          ({ status, held }) => !held && (status === 'Accepted' || status === 'EntryReserved'),
        );
        expect(ids(callable.slice(0, called.size))).toEqual([...called]);
      }),
    );
  });

  it('orders trucks by their time whatever order the news of them comes in', () => {
    fc.assert(
      fc.property(anyQueue, (queue) => {
        const shuffled = queue.toReversed().reduce<QueuedTruck[]>(insertTruck, []);
        expect(queue.reduce<QueuedTruck[]>(insertTruck, [])).toEqual(shuffled);
        expect(shuffled.map(({ since }) => since)).toEqual(shuffled.map(({ since }) => since).toSorted());
      }),
    );
  });

  it('puts a more urgent truck before all that are less, and orders each kind by time', () => {
    const priorities = ['Normal', 'High', 'Urgent'] as const;
    const ranked = fc
      .tuple(anyTruck, fc.constantFrom(...priorities))
      .map(([each, priority]): QueuedTruck => ({ ...each, priority }));
    const some = fc.uniqueArray(ranked, { selector: ({ dispositionId }) => dispositionId, maxLength: 30 });
    fc.assert(
      fc.property(some, (trucks) => {
        const queue = trucks.reduce<QueuedTruck[]>(insertTruck, []);
        const keys = queue.map(
          ({ priority = 'Normal', since }) => `${2 - priorities.indexOf(priority)} ${since}`,
        );
        expect(keys).toEqual(keys.toSorted());
      }),
    );
  });

  it('moves a truck to the wished place and keeps everyone else in order', () => {
    fc.assert(
      fc.property(anyQueue, fc.nat(29), fc.nat(40), (queue, which, position) => {
        const moved = queue[which];
        if (!moved || !isWaiting(moved)) return;
        const after = reorderTruck(queue, moved.dispositionId, position);
        const others = (of: readonly QueuedTruck[]) => ids(of).filter((id) => id !== moved.dispositionId);
        expect(others(after)).toEqual(others(queue));
        const waiting = ids(after.filter(isWaiting));
        expect(waiting.indexOf(moved.dispositionId)).toBe(Math.min(position, waiting.length - 1));
      }),
    );
  });
});
