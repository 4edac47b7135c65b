import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { Connection } from '@temporalio/client';
import { temporalAddress } from '#domain/platform/temporalAddress.ts';
import { readSettings } from '#domain/platform/settings.ts';

/**
 * The health check of the worker, which listens on no port. The worker is healthy if this machine has asked Temporal for work in
 * the last five minutes; Temporal remembers no longer. The exit code is 0 if it is healthy, otherwise 1.
 */

/** `TASK_QUEUE_TYPE_WORKFLOW` of Temporal's API. */
const workflowTasks = 1;
const answerWithinMs = 5_000;

const settings = readSettings(process.env, 'worker');
const connection = await Connection.connect({
  ...temporalAddress(settings, (file) => readFileSync(file)),
  connectTimeout: answerWithinMs,
});
const { pollers } = await connection.withDeadline(Date.now() + answerWithinMs, () =>
  connection.workflowService.describeTaskQueue({
    namespace: settings.TEMPORAL_NAMESPACE,
    taskQueue: { name: settings.TASK_QUEUE },
    taskQueueType: workflowTasks,
  }),
);
await connection.close();
// A worker names itself to Temporal by its process and its machine: `17@worker-1`.
const isPolling = pollers.some(({ identity }) => identity?.endsWith(`@${hostname()}`));
if (!isPolling) console.error(`Nobody on ${hostname()} asks for work of ${settings.TASK_QUEUE}`);
process.exit(isPolling ? 0 : 1);
