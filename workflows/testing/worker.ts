import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { Worker } from '@temporalio/worker';
import { randomUUID } from 'node:crypto';
import { keptBundle } from './keptBundle.ts';
import { createInMemoryWorld, type InMemoryWorld } from './inMemoryWorld.ts';

let bundle: ReturnType<typeof keptBundle> | undefined;

export interface TestWorker {
  readonly taskQueue: string;
  readonly world: InMemoryWorld;
  stop(): Promise<void>;
}

/** A worker of the real workflows over a world in memory, on a task queue of its own. */
export async function startTestWorker(environment: TestWorkflowEnvironment): Promise<TestWorker> {
  bundle ??= keptBundle();
  const taskQueue = `test-${randomUUID()}`;
  const world = createInMemoryWorld(environment.client, taskQueue);
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
}
