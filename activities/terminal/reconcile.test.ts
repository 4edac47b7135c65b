import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { Worker } from '@temporalio/worker';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { journeyId } from '#workflows/terminal/journey.messages.ts';
import { queueBoard, stationQueueId } from '#workflows/terminal/stationQueue.messages.ts';
import { bundleWorkflows } from '#workflows/testing/bundle.ts';
import { createDriver, type Driver } from '#workflows/testing/drive.ts';
import { temporalServer } from '#workflows/testing/environment.ts';
import { allActivities } from '../startWorker.ts';
import { createTestTerminal, type TestTerminal } from '../testing/terminal.ts';
import { missedNews, reconcileTerminal } from './reconcile.ts';

let environment: TestWorkflowEnvironment;
let terminal: TestTerminal;
let worker: Worker;
let running: Promise<void>;
let driver: Driver;
let pass = 0;

beforeAll(async () => {
  environment = await temporalServer();
  terminal = await createTestTerminal(environment.client);
  const { taskQueue } = terminal.surroundings;
  worker = await Worker.create({
    connection: environment.nativeConnection,
    taskQueue,
    workflowBundle: await bundleWorkflows(),
    activities: allActivities(terminal.surroundings),
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
  await reconcileTerminal(terminal.surroundings, String((pass += 1)));
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
  ])('of a truck that was called %s', (_when, made, lost) => {
    const called = { ...shown(truck(1, 'Accepted')), called: { messageId: 'call-1', ...made } };
    const news = missedNews([called], [truck(1, 'Accepted')], new Set(), 'pass', now);
    expect(news.map((each) => (each.kind === 'moved' ? each.lostCall : each.kind))).toEqual(lost);
  });
});
