import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { QueueSettings } from '#domain/terminal/queue.rules.ts';
import { createDriver, nextId, refusalOf, type Driver } from '../testing/drive.ts';
import { temporalServer } from '../testing/environment.ts';
import { openStation, plainDisposition } from '../testing/plainTerminal.ts';
import { eventually } from '#tools/testing/eventually.ts';
import { shownInUi } from '../testing/shownInUi.ts';
import { startTestWorker, type TestWorker } from '../testing/worker.ts';
import { journeyId, journeyState } from './journey.messages.ts';
import { newQueue, type QueueCarried } from './stationQueue.state.ts';
import {
  queueBoard,
  queueSignals,
  queueUpdates,
  stationChanged,
  stationQueueId,
  stationQueueStart,
  yardFreed,
  type QueueBoard,
} from './stationQueue.messages.ts';

let environment: TestWorkflowEnvironment;
let worker: TestWorker;
let driver: Driver;

beforeAll(async () => {
  environment = await temporalServer();
  worker = await startTestWorker(environment);
  driver = createDriver(environment.client, worker.taskQueue);
});
afterAll(async () => {
  await worker.stop();
  await environment.teardown();
});

const newStation = (settings: Partial<QueueSettings> = {}): number => {
  const id = nextId();
  worker.world.stations.set(id, openStation(settings));
  return id;
};
const truckFor = (weighingStationId: number): number => {
  const id = nextId();
  worker.world.dispositions.set(id, plainDisposition({ weighingStationId }));
  return id;
};
const arrivals = async (weighingStationId: number, count: number): Promise<number[]> => {
  const trucks = Array.from({ length: count }, () => truckFor(weighingStationId));
  for (const truck of trucks) await driver.move(truck, 'arrive');
  return trucks;
};
const queueOf = (station: number) => environment.client.workflow.getHandle(stationQueueId(station));
const boardOf = (station: number): Promise<QueueBoard> =>
  queueOf(station).query(queueBoard, { now: new Date().toISOString() });
const statusOf = async (truck: number) => {
  const { carsQueueStatus } = await environment.client.workflow
    .getHandle(journeyId(truck))
    .query(journeyState);
  return carsQueueStatus;
};
const statusesBecome = (trucks: readonly number[], statuses: readonly string[]) =>
  eventually(async () => expect(await Promise.all(trucks.map(statusOf))).toEqual(statuses));
/** How the queue sees its trucks. */
const boardBecomes = (station: number, rows: readonly (readonly [number, string])[]) =>
  eventually(async () =>
    expect(
      (await boardOf(station)).trucks.map((truck) => [truck.dispositionId, truck.carsQueueStatus]),
    ).toEqual(rows),
  );
const letLeave = async (truck: number) => {
  worker.world.weights.set(`a${truck}`, '14.520').set(`b${truck}`, '39.080');
  await driver.move(truck, 'leaveParking');
  await driver.move(truck, 'enterTerminal');
  await driver.move(truck, 'recordWeighing', {
    captureId: `a${truck}`,
    scaleId: 1,
  });
  await driver.move(truck, 'recordWeighing', {
    captureId: `b${truck}`,
    scaleId: 1,
  });
  await driver.move(truck, 'exitTerminal');
};

describe('the queue of a station', () => {
  it('calls as many trucks as the terminal holds, keeps the next in reserve, and the rest waiting', async () => {
    const station = newStation({ carsBufferTerminal: 1, carsBufferParking: 1 });
    const trucks = await arrivals(station, 3);
    await statusesBecome(trucks, ['EntryAllowed', 'EntryReserved', 'Accepted']);
  });

  it('calls the next when a truck has left, and measures the service', async () => {
    const station = newStation();
    const [first = 0, ...others] = await arrivals(station, 3);
    await statusesBecome([first], ['EntryAllowed']);
    await letLeave(first);
    await statusesBecome(others, ['EntryAllowed', 'EntryReserved']);
    expect((await boardOf(station)).measured).toBe(1);
  });

  it('gives the place of a removed truck to the next', async () => {
    const station = newStation();
    const [first = 0, second = 0] = await arrivals(station, 2);
    await statusesBecome([first, second], ['EntryAllowed', 'EntryReserved']);
    await driver.move(first, 'remove');
    await statusesBecome([second], ['EntryAllowed']);
    await boardBecomes(station, [[second, 'EntryAllowed']]);
  });

  it('shows places and ETAs of those who wait', async () => {
    const station = newStation({ carsBufferParking: 0 });
    const [called = 0, next = 0, last = 0] = await arrivals(station, 3);
    await boardBecomes(station, [
      [called, 'EntryAllowed'],
      [next, 'Accepted'],
      [last, 'Accepted'],
    ]);
    const { trucks, trucksOnTerminal } = await boardOf(station);
    expect(trucksOnTerminal).toBe(1);
    expect(trucks.map(({ place }) => place?.carsAhead ?? null)).toEqual([null, 0, 1]);
    const [, nextEta, lastEta] = trucks.map(({ place }) => place?.eta?.expected ?? '');
    // `minutesCarService` of the station.
    expect(Date.parse(lastEta ?? '') - Date.parse(nextEta ?? '')).toBe(3 * 60_000);
  });

  it('passes by a paused truck and calls it once it is resumed', async () => {
    const station = newStation({ carsBufferParking: 0 });
    const [called = 0, paused = 0, last = 0] = await arrivals(station, 3);
    await driver.move(paused, 'pause');
    await boardBecomes(station, [
      [called, 'EntryAllowed'],
      [paused, 'Paused'],
      [last, 'Accepted'],
    ]);
    await driver.move(called, 'remove');
    await statusesBecome([paused, last], ['Paused', 'EntryAllowed']);
    await driver.move(paused, 'resume');
    await driver.move(last, 'remove');
    await statusesBecome([paused], ['EntryAllowed']);
  });

  it('takes note of a call that an operator made', async () => {
    const station = newStation({ carsBufferTerminal: 1, carsBufferParking: 0 });
    const [first = 0, second = 0] = await arrivals(station, 2);
    await driver.move(second, 'allowEntry', { by: 7 });
    await boardBecomes(station, [
      [first, 'EntryAllowed'],
      [second, 'EntryAllowed'],
    ]);
    expect((await boardOf(station)).trucksOnTerminal).toBe(2);
  });
});

it('a queue says in the Temporal UI whose it is and how full its terminal is', async () => {
  const station = newStation({ carsBufferTerminal: 1, carsBufferParking: 0 });
  await arrivals(station, 3);
  await eventually(async () =>
    expect(await shownInUi(queueOf(station))).toMatchObject({
      summary: expect.stringMatching(/^Queue of /),
      current: '2 waiting (0 held) · 1 of 1 places on the terminal taken',
      attributes: {
        Area: 'terminal',
        Object: 'weighingStation',
        ObjectId: String(station),
        Station: String(station),
        Stage: 'open',
      },
      memo: { link: expect.any(String) },
    }),
  );
});

describe('an operator', () => {
  it('moves a truck, holds it and releases it', async () => {
    const station = newStation({ carsBufferParking: 0 });
    const [called = 0, second = 0, third = 0] = await arrivals(station, 3);
    await boardBecomes(station, [
      [called, 'EntryAllowed'],
      [second, 'Accepted'],
      [third, 'Accepted'],
    ]);
    const board = await queueOf(station).executeUpdate(queueUpdates.reorder, {
      args: [{ dispositionId: third, position: 0 }],
    });
    expect(board.trucks.map(({ dispositionId }) => dispositionId)).toEqual([called, third, second]);
    await queueOf(station).executeUpdate(queueUpdates.hold, {
      args: [{ dispositionId: third }],
    });
    await driver.move(called, 'remove');
    await statusesBecome([third, second], ['Accepted', 'EntryAllowed']);
    await queueOf(station).executeUpdate(queueUpdates.release, {
      args: [{ dispositionId: third }],
    });
    await driver.move(second, 'remove');
    await statusesBecome([third], ['EntryAllowed']);
  });

  it('ends the hold of a truck by letting it in: back in the queue it is called again', async () => {
    const station = newStation({ carsBufferTerminal: 2, carsBufferParking: 0 });
    const [first = 0, second = 0, held = 0] = await arrivals(station, 3);
    await statusesBecome([first, second, held], ['EntryAllowed', 'EntryAllowed', 'Accepted']);
    await queueOf(station).executeUpdate(queueUpdates.hold, { args: [{ dispositionId: held }] });
    await driver.move(held, 'allowEntry', { by: 7 });
    await boardBecomes(station, [
      [first, 'EntryAllowed'],
      [second, 'EntryAllowed'],
      [held, 'EntryAllowed'],
    ]);
    await driver.move(held, 'returnToQueue', { by: 7 });
    await driver.move(first, 'remove');
    await driver.move(second, 'remove');
    await statusesBecome([held], ['EntryAllowed']);
  });

  it('cannot move a truck that is not there or has been called', async () => {
    const station = newStation();
    const [called = 0] = await arrivals(station, 1);
    await boardBecomes(station, [[called, 'EntryAllowed']]);
    const hold = (dispositionId: number) =>
      queueOf(station).executeUpdate(queueUpdates.hold, {
        args: [{ dispositionId }],
      });
    expect(await refusalOf(hold(1))).toBe('record_not_found');
    expect(await refusalOf(hold(called))).toBe('illegal_transition');
  });

  it('widens the terminal, and more trucks are called', async () => {
    const station = newStation({ carsBufferParking: 0 });
    const [, second = 0] = await arrivals(station, 2);
    await statusesBecome([second], ['Accepted']);
    worker.world.stations.set(station, openStation({ carsBufferTerminal: 2, carsBufferParking: 0 }));
    await queueOf(station).executeUpdate(queueUpdates.settings);
    await statusesBecome([second], ['EntryAllowed']);
  });
});

describe('what an operator does to a place', () => {
  const why = { by: 7, comment: 'brak dokumentów' };

  it('is noted with its reason, once for each request', async () => {
    const station = newStation({ carsBufferParking: 0 });
    const [called = 0, second = 0, third = 0] = await arrivals(station, 3);
    await statusesBecome([called], ['EntryAllowed']);
    await eventually(async () => expect((await boardOf(station)).trucks).toHaveLength(3));
    const ask = (updateId: string) =>
      queueOf(station).executeUpdate(queueUpdates.hold, {
        args: [{ dispositionId: third, ...why }],
        updateId,
      });
    await ask('hold-1');
    await ask('hold-1');
    await queueOf(station).executeUpdate(queueUpdates.reorder, {
      args: [{ dispositionId: third, position: 0, ...why }],
    });
    expect(worker.world.arranged.filter(({ dispositionId }) => dispositionId === third)).toMatchObject([
      { change: 'hold', ...why, key: `${stationQueueId(station)}:hold-1` },
      { change: 'reorder', place: 1, ...why },
    ]);
    expect((await boardOf(station)).trucks).toMatchObject([
      { dispositionId: called },
      { dispositionId: third, held: true },
      { dispositionId: second },
    ]);
  });

  it('what an operator does to a place by priority: the more urgent truck is called before those that came earlier', async () => {
    const station = newStation({ carsBufferParking: 0 });
    const [called = 0, second = 0, third = 0] = await arrivals(station, 3);
    await statusesBecome([called], ['EntryAllowed']);
    await eventually(async () => expect((await boardOf(station)).trucks).toHaveLength(3));
    await queueOf(station).executeUpdate(queueUpdates.prioritise, {
      args: [{ dispositionId: third, priority: 'Urgent', ...why }],
    });
    await driver.move(called, 'remove');
    await statusesBecome([second, third], ['Accepted', 'EntryAllowed']);
  });
});

describe('a truck that is moved to another station', () => {
  it('leaves one queue and is in the other by the time it came', async () => {
    const [from, to] = [newStation({ carsBufferParking: 0 }), newStation({ carsBufferParking: 0 })];
    const [, moved = 0] = await arrivals(from, 2);
    const [called = 0, last = 0] = await arrivals(to, 2);
    await statusesBecome([called, last, moved], ['EntryAllowed', 'Accepted', 'Accepted']);
    await driver.move(moved, 'changeStation', { by: 7, weighingStationId: to });
    await eventually(async () => {
      const waiting = (await boardOf(to)).trucks.filter(({ place }) => place !== null);
      expect(waiting.map(({ dispositionId }) => dispositionId)).toEqual([moved, last]);
      expect((await boardOf(from)).trucks).toHaveLength(1);
    });
    await driver.move(called, 'remove');
    await statusesBecome([moved, last], ['EntryAllowed', 'Accepted']);
  });

  it('loses its call, and its place on the terminal goes to the next', async () => {
    const [from, to] = [newStation({ carsBufferParking: 0 }), newStation({ carsBufferParking: 0 })];
    const [called = 0, next = 0] = await arrivals(from, 2);
    const [other = 0] = await arrivals(to, 1);
    await statusesBecome([called, other], ['EntryAllowed', 'EntryAllowed']);
    await driver.move(called, 'changeStation', { by: 7, weighingStationId: to });
    await statusesBecome([called, next], ['Accepted', 'EntryAllowed']);
    await driver.move(other, 'remove');
    await statusesBecome([called], ['EntryAllowed']);
  });
});

describe('stations that share a yard', () => {
  it('call nobody while it is full, hold nobody back for it, and go on once a place is free', async () => {
    const station = newStation({ carsBufferTerminal: 2, carsBufferParking: 0 });
    const truck = truckFor(station);
    worker.world.fullYards.add(truck);
    await driver.move(truck, 'arrive');
    await eventually(async () => expect(await boardOf(station)).toMatchObject({ yardFull: true }));
    expect((await boardOf(station)).trucks).toMatchObject([{ carsQueueStatus: 'Accepted', held: false }]);
    worker.world.fullYards.delete(truck);
    await queueOf(station).signal(yardFreed, { messageId: 'free' });
    await statusesBecome([truck], ['EntryAllowed']);
  });
});

describe('a queue that is off', () => {
  it('ends when it is switched off, and calls nobody', async () => {
    const station = newStation({ carsBufferParking: 0 });
    const [, second = 0] = await arrivals(station, 2);
    await statusesBecome([second], ['Accepted']);
    worker.world.stations.set(station, {
      ...openStation({ carsBufferTerminal: 5 }),
      queueOn: false,
    });
    await queueOf(station).signal(stationChanged, { messageId: 'off' });
    await queueOf(station).result();
    const third = truckFor(station);
    await driver.move(third, 'arrive');
    expect(await statusOf(second)).toBe('Accepted');
    expect(await statusOf(third)).toBe('Accepted');
    expect(await driver.move(third, 'allowEntry', { by: 7 })).toMatchObject({
      carsQueueStatus: 'EntryAllowed',
    });
  });

  it('takes in the trucks that arrived meanwhile when it is switched on', async () => {
    const station = newStation();
    worker.world.stations.set(station, { ...openStation(), queueOn: false });
    const [truck = 0] = await arrivals(station, 1);
    const since = '2026-11-20T08:00:00.000Z';
    const waiting = {
      dispositionId: truck,
      status: 'Accepted',
      since,
      held: false,
    } as const;
    worker.world.stations.set(station, { ...openStation(), trucks: [waiting] });
    await environment.client.workflow.signalWithStart('stationQueue', {
      ...stationQueueStart({
        weighingStationId: station,
        name: 'Waga',
        taskQueue: worker.taskQueue,
        link: 'http://localhost/',
      }),
      signal: stationChanged,
      signalArgs: [{ messageId: 'on' }],
    });
    await statusesBecome([truck], ['EntryAllowed']);
  });
});

describe('news that goes astray', () => {
  it('a truck that is reported as served a second time is not measured again', async () => {
    const station = newStation({ carsBufferTerminal: 1, carsBufferParking: 0 });
    const [first = 0] = await arrivals(station, 1);
    await boardBecomes(station, [[first, 'EntryAllowed']]);
    await letLeave(first);
    await eventually(async () => expect((await boardOf(station)).measured).toBe(1));
    const servedAgain = {
      kind: 'served',
      messageId: `${journeyId(first)}:again`,
      dispositionId: first,
      seconds: 10,
    } as const;
    await queueOf(station).signal(queueSignals.served, servedAgain);
    await queueOf(station).executeUpdate(queueUpdates.settings);
    expect(await boardOf(station)).toMatchObject({
      measured: 1,
      trucks: [],
      trucksOnTerminal: 0,
    });
  });

  it('a truck that cannot follow its call is kept back, and the next is called', async () => {
    const station = newStation({ carsBufferTerminal: 1, carsBufferParking: 0 });
    const [first = 0, stuck = 0, next = 0] = await arrivals(station, 3);
    await statusesBecome([first], ['EntryAllowed']);
    worker.world.stuck.add(stuck);
    await driver.move(first, 'remove');
    await statusesBecome([next], ['EntryAllowed']);
    const { trucks } = await boardOf(station);
    expect(trucks.map(({ dispositionId, held }) => [dispositionId, held])).toEqual([
      [stuck, true],
      [next, false],
    ]);
  });

  it('a truck whose call no journey heard is called again, but not while a later call stands, nor held then', async () => {
    const station = newStation();
    worker.world.stations.set(station, { ...openStation(), queueOn: false });
    const [truck = 0] = await arrivals(station, 1);
    worker.world.stations.set(station, openStation());
    const since = '2026-11-20T08:00:00.000Z';
    const standing = { dispositionId: truck, status: 'Accepted', since } as const;
    const called = { move: 'allowEntry', messageId: 'call-2', at: since } as const;
    const carried: QueueCarried = {
      ...newQueue(station),
      settings: openStation().settings,
      trucks: [{ ...standing, held: false, called }],
    };
    await environment.client.workflow.start('stationQueue', {
      ...stationQueueStart({
        weighingStationId: station,
        name: 'Waga',
        taskQueue: worker.taskQueue,
        link: '',
      }),
      args: [{ weighingStationId: station, carried }],
    });
    const tell = (lostCall: string) =>
      queueOf(station).signal(queueSignals.moved, {
        kind: 'moved',
        messageId: `${lostCall}:lost`,
        dispositionId: truck,
        status: 'Accepted',
        lostCall,
      });
    await tell('call-1');
    expect((await boardOf(station)).trucks).toMatchObject([{ held: false, called: { messageId: 'call-2' } }]);
    const hold = queueOf(station).executeUpdate(queueUpdates.hold, { args: [{ dispositionId: truck }] });
    expect(await refusalOf(hold)).toBe('illegal_transition');
    await tell('call-2');
    await statusesBecome([truck], ['EntryAllowed']);
    await boardBecomes(station, [[truck, 'EntryAllowed']]);
  });

  it('a truck without a journey costs nobody a place', async () => {
    const station = newStation({ carsBufferTerminal: 1, carsBufferParking: 0 });
    const ghost = {
      kind: 'joined',
      messageId: 'ghost',
      dispositionId: nextId(),
      status: 'Accepted',
      since: '2026-01-01T00:00:00.000Z',
    } as const;
    const [truck = 0] = await arrivals(station, 1);
    await statusesBecome([truck], ['EntryAllowed']);
    const behind = truckFor(station);
    await queueOf(station).signal(queueSignals.joined, ghost);
    await driver.move(behind, 'arrive');
    await driver.move(truck, 'remove');
    await statusesBecome([behind], ['EntryAllowed']);
    await boardBecomes(station, [[behind, 'EntryAllowed']]);
  });
});

it('a long-lived queue continues as new and keeps every truck in its place', async () => {
  const station = newStation({ carsBufferParking: 0 });
  await environment.client.workflow.signalWithStart('stationQueue', {
    ...stationQueueStart({
      weighingStationId: station,
      name: 'Waga',
      taskQueue: worker.taskQueue,
      link: 'http://localhost/',
    }),
    args: [{ weighingStationId: station, continueAfter: 2 }],
    signal: stationChanged,
    signalArgs: [{ messageId: 'start' }],
  });
  const { runId: firstRun } = await queueOf(station).describe();
  const trucks = await arrivals(station, 4);
  const [first = 0, second = 0, third = 0, fourth = 0] = trucks;
  await boardBecomes(station, [
    [first, 'EntryAllowed'],
    [second, 'Accepted'],
    [third, 'Accepted'],
    [fourth, 'Accepted'],
  ]);
  expect((await queueOf(station).describe()).runId).not.toBe(firstRun);
  await driver.move(first, 'remove');
  await statusesBecome([second, third], ['EntryAllowed', 'Accepted']);
});

it('a queue hands over to its next run long before its history is too long to be replayed by a busy worker', async () => {
  const station = newStation();
  const [truck = 0] = await arrivals(station, 1);
  const { runId: firstRun } = await queueOf(station).describe();
  const hear = (_: unknown, index: number) =>
    queueOf(station).signal(queueSignals.left, {
      kind: 'left',
      messageId: `gone-${index}`,
      dispositionId: 0,
    });
  await Promise.all(Array.from({ length: 1000 }, hear));
  await eventually(async () => expect((await queueOf(station).describe()).runId).not.toBe(firstRun));
  await boardBecomes(station, [[truck, 'EntryAllowed']]);
});
