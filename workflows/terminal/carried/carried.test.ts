import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDriver, nextId } from '../../testing/drive.ts';
import { temporalServer } from '../../testing/environment.ts';
import { openStation, plainDisposition } from '../../testing/plainTerminal.ts';
import { startTestWorker, type TestWorker } from '../../testing/worker.ts';
import type { JourneyCarried } from '../journey.state.ts';
import { newJourney } from '../journey.state.ts';
import { queueBoard, stationQueueStart } from '../stationQueue.messages.ts';
import { newQueue, type QueueCarried } from '../stationQueue.state.ts';

let environment: TestWorkflowEnvironment;
let worker: TestWorker;

beforeAll(async () => {
  environment = await temporalServer();
  worker = await startTestWorker(environment);
});
afterAll(async () => {
  await worker.stop();
  await environment.teardown();
});

const fixture = async <T>(name: string): Promise<T> =>
  JSON.parse(await readFile(new URL(`${name}.json`, import.meta.url), 'utf8')) as T;

describe('state that an earlier release carried over', () => {
  it.each([1, 2])('a journey of schema %i goes on with its second weighing', async (schema) => {
    const dispositionId = nextId();
    const carried = {
      ...(await fixture<JourneyCarried>(`journey.schema${schema}`)),
      dispositionId,
    };
    const { at, weighings } = carried;
    const where = { queue: at.queue, disposition: at.disposition, weighings };
    worker.world.dispositions.set(dispositionId, plainDisposition(where));
    worker.world.weights.set(`gross-${schema}`, '39.080');
    const driver = createDriver(environment.client, worker.taskQueue, {
      carried,
    });
    const view = await driver.move(dispositionId, 'recordWeighing', {
      captureId: `gross-${schema}`,
      scaleId: 1,
    });
    expect(view).toMatchObject({
      status: 'Loaded',
      net: '24.560',
      overruns: ['EntryAllowed'],
    });
  });

  it.each([1, 2])('a queue of schema %i keeps its trucks, its calls under way and its measures', async (schema) => {
    const weighingStationId = nextId();
    const carried = {
      ...(await fixture<QueueCarried>(`stationQueue.schema${schema}`)),
      weighingStationId,
    };
    worker.world.stations.set(weighingStationId, openStation());
    const start = {
      weighingStationId,
      name: 'Waga 1',
      taskQueue: worker.taskQueue,
      link: '',
    };
    const handle = await environment.client.workflow.start('stationQueue', {
      ...stationQueueStart(start),
      args: [{ weighingStationId, carried }],
    });
    const board = await handle.query(queueBoard, {
      now: '2026-11-20T09:00:00.000Z',
    });
    expect(board).toMatchObject({ trucksOnTerminal: 1, measured: 1 });
    expect(board.trucks).toMatchObject([{ dispositionId: 1 }, { dispositionId: 2, held: true }]);
  });

  it('the fixtures of the newest schema have the shape that this release writes', async () => {
    // A new shape needs a new schema with its own fixture.
    const keys = (state: object) => Object.keys(state).toSorted();
    expect(keys(await fixture<JourneyCarried>('journey.schema2'))).toEqual(keys(newJourney(1)));
    expect(keys(await fixture<QueueCarried>('stationQueue.schema2'))).toEqual(keys(newQueue(1)));
  });
});
