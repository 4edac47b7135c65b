import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { Worker } from '@temporalio/worker';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { journeyId } from '#workflows/terminal/journey.messages.ts';
import { queueBoard, stationQueueId } from '#workflows/terminal/stationQueue.messages.ts';
import { keptBundle } from '#workflows/testing/keptBundle.ts';
import { createDriver, type Driver } from '#workflows/testing/drive.ts';
import { temporalServer } from '#workflows/testing/environment.ts';
import { allActivities } from '../startWorker.ts';
import { createTestTerminal, type TestTerminal } from '../testing/terminal.ts';
import { missedNews, reconcileTerminal } from './reconcile.ts';
import type { Compared } from './reconcileJourneys.ts';

let environment: TestWorkflowEnvironment;
let terminal: TestTerminal;
let worker: Worker;
let running: Promise<void>;
let driver: Driver;
let pass = 0;
const compared: Compared = { agreed: new Map(), silent: new Set() };

beforeAll(async () => {
  environment = await temporalServer();
  terminal = await createTestTerminal(environment.client);
  const { taskQueue } = terminal.dependencies;
  worker = await Worker.create({
    connection: environment.nativeConnection,
    taskQueue,
    workflowBundle: await keptBundle(),
    activities: allActivities(terminal.dependencies),
  });
  running = worker.run();
  driver = createDriver(environment.client, taskQueue);
  await sql`update weighing_station set cars_buffer_terminal = 1, cars_buffer_parking = 0`.execute(
    terminal.database.sql,
  );
});
afterAll(async () => {
  worker.shutdown();
  await running;
  await environment.teardown();
  await terminal.close();
});

const handleOf = (workflowId: string) => environment.client.workflow.getHandle(workflowId);
const board = async () =>
  (
    await handleOf(stationQueueId(terminal.stationId)).query(queueBoard, { now: new Date().toISOString() })
  ).trucks.map(({ dispositionId, carsQueueStatus }) => [dispositionId, carsQueueStatus]);
const statusOf = async (id: number) => (await terminal.disposition(id)).carsQueueStatus;
/** As if all of it had happened a while ago. */
const settle = () =>
  sql`update disposition set updated_at = now() - interval '2 minutes'`.execute(terminal.database.sql);
const reconcile = async () => {
  await settle();
  await reconcileTerminal(terminal.dependencies, String((pass += 1)), compared);
};

describe('what a terminated workflow has left behind', () => {
  it('is mended: the truck goes on, the exit that nobody heard of frees its place, the queue runs again', async () => {
    const [inside, next] = [await terminal.newDisposition(), await terminal.newDisposition()];
    await driver.move(inside, 'arrive');
    await expect.poll(() => statusOf(inside)).toBe('EntryAllowed');
    await driver.move(next, 'arrive');
    await expect.poll(board).toEqual([
      [inside, 'EntryAllowed'],
      [next, 'Accepted'],
    ]);

    await handleOf(journeyId(inside)).terminate('by hand');
    await expect
      .poll(async () => (await reconcile(), (await handleOf(journeyId(inside)).describe()).status.name))
      .toBe('RUNNING');
    expect((await driver.move(inside, 'pause')).carsQueueStatus).toBe('Paused');
    await driver.move(inside, 'resume');

    await handleOf(journeyId(inside)).terminate('by hand');
    await sql`update disposition set cars_queue_status = 'TerminalExit' where id = ${inside}`.execute(
      terminal.database.sql,
    );
    await reconcile();
    await expect.poll(() => statusOf(next)).toBe('EntryAllowed');
    await expect.poll(board).toEqual([[next, 'EntryAllowed']]);

    await handleOf(stationQueueId(terminal.stationId)).terminate('by hand');
    await reconcile();
    await expect.poll(board).toEqual([[next, 'EntryAllowed']]);
  });
});

describe('journeys and records that do not fit', () => {
  const statusOfRun = async (id: number) => (await handleOf(journeyId(id)).describe()).status.name;
  const setQueue = (id: number, status: string) =>
    sql`update disposition set cars_queue_status = ${status} where id = ${id}`.execute(terminal.database.sql);

  /** At a station whose queue is off: nobody calls the truck. */
  const atQuietStation = async (): Promise<number> => {
    const station = await terminal.database.records.create(systemActor, 'weighingStation', {
      name: 'Bez kolejki',
    });
    return terminal.newDisposition({ weighingStation: station.id });
  };

  it('a journey that is still open for a truck that has left comes to its end', async () => {
    const id = await terminal.newDisposition();
    await driver.move(id, 'arrive');
    await setQueue(id, 'TerminalExit');
    await expect.poll(async () => (await reconcile(), await statusOfRun(id))).toBe('COMPLETED');
  });

  it('a truck under way whose journey had ended, or was never there, gets one that goes on from its record', async () => {
    const id = await terminal.newDisposition();
    await driver.move(id, 'arrive');
    await driver.move(id, 'remove');
    await expect.poll(() => statusOfRun(id)).toBe('COMPLETED');
    await setQueue(id, 'Accepted');
    const unheard = await terminal.newDisposition();
    await sql`update disposition set cars_queue_status = 'Accepted', arrived_at = now() where id = ${unheard}`.execute(
      terminal.database.sql,
    );
    await reconcile();
    for (const truck of [id, unheard])
      expect((await driver.move(truck, 'pause')).carsQueueStatus).toBe('Paused');
  });

  it('a journey that begins anew knows where a paused truck in the extra parking came from', async () => {
    const id = await atQuietStation();
    for (const move of ['arrive', 'allowEntry', 'enterExtraParking', 'pause'] as const)
      await driver.move(id, move);
    await handleOf(journeyId(id)).terminate('by hand');
    await driver.move(id, 'resume');
    const back = await driver.move(id, 'leaveExtraParking');
    expect(back).toMatchObject({ carsQueueStatus: 'ExitAddParking', deadline: { status: 'EntryAllowed' } });
    expect((await terminal.disposition(id)).leaveParkingUntil).not.toBeNull();
    expect(back.allowed).toContain('leaveParking');
  });

  it('a journey that stands where its record does is left alone', async () => {
    const id = await atQuietStation();
    await driver.move(id, 'arrive');
    const length = async () => (await handleOf(journeyId(id)).describe()).historyLength;
    const before = await length();
    await expect.poll(async () => (await reconcile(), await length())).toBe(before);
    expect(compared.agreed.get(id)).toBeDefined();
    const asked = vi.spyOn(terminal.dependencies.client.workflow, 'getHandle');
    await reconcileTerminal(terminal.dependencies, String((pass += 1)), compared);
    expect(asked).not.toHaveBeenCalledWith(journeyId(id));
    asked.mockRestore();
  });
});

describe('journeys that do not answer', () => {
  it('keep no other journey from being compared with its record, wherever they are listed', async () => {
    const started = async () => {
      const id = await terminal.newDisposition();
      await driver.move(id, 'arrive');
      return id;
    };
    const ids: number[] = [];
    for (let truck = 0; truck < 5; truck += 1) ids.push(await started());
    const [first = 0, ...others] = ids;
    const last = others.pop() ?? 0;
    const stuck = new Set(others.map(journeyId));
    const { workflow } = terminal.dependencies.client;
    const getHandle = workflow.getHandle.bind(workflow);
    const spy = vi.spyOn(workflow, 'getHandle').mockImplementation((id, ...rest) => {
      const handle = getHandle(id, ...rest);
      return stuck.has(id) ? { ...handle, query: () => Promise.reject(new Error('no answer')) } : handle;
    });
    for (const id of [first, last])
      await sql`update disposition set cars_queue_status = 'TerminalExit' where id = ${id}`.execute(
        terminal.database.sql,
      );
    const ended = async (id: number) => (await handleOf(journeyId(id)).describe()).status.name;
    await reconcile();
    await reconcile();
    await expect.poll(() => Promise.all([first, last].map(ended))).toEqual(['COMPLETED', 'COMPLETED']);
    spy.mockRestore();
  });
});

it('a queue that does not answer keeps no other queue from being compared with the records', async () => {
  const { id: weighingStation } = await terminal.database.records.create(systemActor, 'weighingStation', {
    name: 'Z kolejką',
    queueOn: true,
    carsBufferTerminal: 1,
  });
  const queue = stationQueueId(weighingStation);
  const trucks = async () =>
    (await handleOf(queue).query(queueBoard, { now: new Date().toISOString() })).trucks.map(
      ({ dispositionId }) => dispositionId,
    );
  const id = await terminal.newDisposition({ weighingStation });
  await driver.move(id, 'arrive');
  await expect.poll(() => statusOf(id)).toBe('EntryAllowed');
  await expect.poll(trucks).toEqual([id]);
  await handleOf(journeyId(id)).terminate('by hand');
  await sql`update disposition set cars_queue_status = 'TerminalExit' where id = ${id}`.execute(
    terminal.database.sql,
  );
  const { workflow } = terminal.dependencies.client;
  const getHandle = workflow.getHandle.bind(workflow);
  const spy = vi.spyOn(workflow, 'getHandle').mockImplementation((workflowId, ...rest) => {
    const handle = getHandle(workflowId, ...rest);
    return workflowId === stationQueueId(terminal.stationId)
      ? { ...handle, query: () => Promise.reject(new Error('no answer')) }
      : handle;
  });
  await expect(reconcile()).rejects.toThrow('no answer');
  spy.mockRestore();
  await expect.poll(trucks).toEqual([]);
});

describe('news that a queue has missed', () => {
  const truck = (dispositionId: number, status: 'Accepted' | 'EntryAllowed') => ({
    dispositionId,
    status,
    since: '2026-11-20T08:00:00.000Z',
    held: false,
  });
  const now = Date.parse('2026-11-20T09:00:00.000Z');
  const shown = ({ status, ...rest }: ReturnType<typeof truck>) => ({
    ...rest,
    carsQueueStatus: status,
    place: null,
  });

  it('is told of trucks whose records are at rest, and of no others', () => {
    const onBoard = [truck(1, 'Accepted'), truck(2, 'Accepted'), truck(3, 'Accepted'), truck(9, 'Accepted')];
    const records = [truck(1, 'Accepted'), truck(2, 'EntryAllowed'), truck(4, 'Accepted')];
    // The record of 9 was written a moment ago.
    const news = missedNews(onBoard.map(shown), records, new Set([9]), 'pass', now);
    expect(news.map(({ kind, dispositionId }) => [kind, dispositionId])).toEqual([
      ['left', 3],
      ['moved', 2],
      ['joined', 4],
    ]);
  });

  it.each([
    ['a minute ago is lost, and it may be called again', { at: '2026-11-20T08:58:59.000Z' }, ['call-1']],
    ['a moment ago is still on its way', { at: '2026-11-20T08:59:30.000Z' }, []],
    ['by an earlier release, which noted no time, is lost', {}, ['call-1']],
  ])('news that a queue has missed of a truck that was called %s', (_when, made, lost) => {
    const called = { ...shown(truck(1, 'Accepted')), called: { messageId: 'call-1', ...made } };
    const news = missedNews([called], [truck(1, 'Accepted')], new Set(), 'pass', now);
    expect(news.map((each) => (each.kind === 'moved' ? each.lostCall : each.kind))).toEqual(lost);
  });
});
