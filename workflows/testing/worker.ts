import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { Worker } from '@temporalio/worker';
import { randomUUID } from 'node:crypto';
import { bundleWorkflows } from './bundle.ts';
import { createRememberedWorld, type RememberedWorld } from './rememberedWorld.ts';

let bundle: ReturnType<typeof bundleWorkflows> | undefined;

export interface TestWorker {
  readonly taskQueue: string;
  readonly world: RememberedWorld;
  stop(): Promise<void>;
}

/** A worker of the real workflows over a world in memory, on a task queue of its own. */
export const startTestWorker = async (environment: TestWorkflowEnvironment): Promise<TestWorker> => {
  bundle ??= bundleWorkflows();
  const taskQueue = `test-${randomUUID()}`;
  const world = createRememberedWorld(environment.client, taskQueue);
  const worker = await Worker.create({
    connection: environment.nativeConnection,
    taskQueue,
    workflowBundle: await bundle,
    activities: world.activities,
  });
  const running = worker.run();
  return {
    taskQueue,
    world,
    stop: async () => {
      worker.shutdown();
      await running;
    },
  };
};
