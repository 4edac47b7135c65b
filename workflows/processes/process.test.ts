import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextId, refusalOf } from '../testing/drive.ts';
import { timeSkippingEnvironment } from '../testing/environment.ts';
import { taskOfStage } from '../testing/inMemoryProcesses.ts';
import { steerProcess } from '../testing/steerProcess.ts';
import { startTestWorker, type TestWorker } from '../testing/worker.ts';
import type { ProcessPlace } from './process.activities.ts';
import { processChanged, processStanding } from './process.messages.ts';

let environment: TestWorkflowEnvironment;
let worker: TestWorker;
beforeAll(async () => {
  environment = await timeSkippingEnvironment();
  worker = await startTestWorker(environment);
});
afterAll(async () => {
  await worker.stop();
  await environment.teardown();
});

const steering = () => steerProcess(environment.client, worker.taskQueue);
const newProcess = (stages: number): number => {
  const id = nextId();
  worker.world.processes.stages.set(id, stages);
  worker.world.processes.steps.length = 0;
  return id;
};
const by = { by: 7, comment: null };
/** The record once it has come to a stage. */
const standsAt = async (id: number, stageId: number): Promise<ProcessPlace> => {
  const { places } = worker.world.processes;
  await expect.poll(() => places.get(id)?.stageId).toBe(stageId);
  const place = places.get(id);
  if (!place) throw new Error(`No place of ${id}`);
  return place;
};

describe('a process', () => {
  it('goes on with the end of each task, whoever reports it first, and is over with the last', async () => {
    const id = newProcess(2);
    const { begin, command, stageIsOver, handleOf } = steering();
    await begin(id);
    const place = await command(id, 'completeStage', { taskId: taskOfStage(id, 1) });
    expect(place).toMatchObject({ stageName: 'Stage 2', status: 'Active' });
    await stageIsOver(id, taskOfStage(id, 1));
    await stageIsOver(id, taskOfStage(id, 2));
    await stageIsOver(id, taskOfStage(id, 2)).catch(() => undefined);
    expect(await handleOf(id).result()).toMatchObject({ status: 'Finished' });
    const [first, second] = [taskOfStage(id, 1), taskOfStage(id, 2)];
    expect(worker.world.processes.steps).toEqual([
      'begin',
      `completeStage ${first}`,
      `completeStage ${second}`,
    ]);
  });

  it('waits for months, and stays where it was', async () => {
    const id = newProcess(2);
    const { begin, handleOf, command } = steering();
    await begin(id);
    await environment.sleep('200 days');
    expect(await handleOf(id).query(processStanding)).toMatchObject({ exemplarId: id, stageName: 'Stage 1' });
    await command(id, 'cancel', by);
  });

  it('a process that begins with a command begins first, once', async () => {
    const id = newProcess(3);
    const { command } = steering();
    const wish = { ...by, stageId: 3, executorId: null, executorRoleId: null };
    expect(await command(id, 'redirect', wish, `redirect-${id}`)).toMatchObject({ stageName: 'Stage 3' });
    await command(id, 'redirect', wish, `redirect-${id}`);
    expect(worker.world.processes.steps).toEqual(['begin', 'redirect 3']);
    await command(id, 'cancel', by);
    expect(await refusalOf(command(id, 'redirect', wish))).toBe('illegal_transition');
  });

  it('a process that cannot go on waits until it is tried again', async () => {
    const id = newProcess(2);
    const { command } = steering();
    worker.world.processes.stuck.add(id);
    const stopped = await command(id, 'completeStage', { taskId: taskOfStage(id, 1) });
    expect(stopped).toMatchObject({ result: 'not_found_next_stage', stageName: 'Stage 1' });
    worker.world.processes.stuck.delete(id);
    const choice = { stageId: null, executorId: null, executorRoleId: null };
    expect(await command(id, 'tryAgain', { ...by, choice })).toMatchObject({ stageName: 'Stage 2' });
    await command(id, 'cancel', by);
  });

  it('a process whose record has changed without it makes its next move from the state of the record', async () => {
    const id = newProcess(3);
    const { begin, command } = steering();
    await begin(id);
    const place = await standsAt(id, 1);
    // A step that a dying worker wrote and could not report.
    worker.world.processes.places.set(id, { ...place, stageId: 2, stageName: 'Stage 2', revision: 9 });
    const wish = { ...by, stageId: 3, executorId: null, executorRoleId: null };
    expect(await command(id, 'redirect', wish)).toMatchObject({ stageName: 'Stage 3', revision: 10 });
    await command(id, 'cancel', by);
  });

  it('a process whose record has ended without it refuses the next command, and ends', async () => {
    const id = newProcess(2);
    const { begin, command, handleOf } = steering();
    await begin(id);
    const place = await standsAt(id, 1);
    worker.world.processes.places.set(id, { ...place, status: 'Canceled', revision: 9 });
    expect(await refusalOf(command(id, 'cancel', by))).toBe('process_not_active');
    expect(await handleOf(id).result()).toMatchObject({ status: 'Canceled' });
  });

  it('a process whose record is deleted cancels itself', async () => {
    const id = newProcess(2);
    const { begin, handleOf } = steering();
    await begin(id);
    worker.world.processes.places.set(id, { ...(await standsAt(id, 1)), marked: true });
    await handleOf(id).signal(processChanged);
    expect(await handleOf(id).result()).toMatchObject({ status: 'Canceled' });
  });
});
