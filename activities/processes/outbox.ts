import { z } from 'zod';
import { taskRow } from '#database/processes/taskRow.ts';
import { exemplarOf } from '#database/processes/exemplar.ts';
import { recordLink } from '#domain/platform/recordLink.ts';
import {
  processChanged,
  processStart,
  processWorkflow,
  stageExecuted,
} from '#workflows/processes/process.messages.ts';
import { taskChanged, taskStart, taskWorkflow, taskWorkflowId } from '#workflows/processes/task.messages.ts';
import type { Dependencies } from '../dependencies.ts';
import { ifRunning } from '../ifRunning.ts';
import { unlessRemoved } from '../unlessRemoved.ts';
import { unlessStarted } from '../unlessStarted.ts';

const id = z.int().positive();
const taskPayload = z.object({ taskId: id });
const processPayload = z.object({ exemplarId: id });
const stagePayload = z.object({ exemplarId: id, taskId: id });

const processStartOf = async ({ database, taskQueue, publicUrl }: Dependencies, exemplarId: number) => {
  const { name } = await exemplarOf(database.sql, exemplarId);
  return processStart({ exemplarId, name, taskQueue, link: recordLink(publicUrl, 'bpExemplar', exemplarId) });
};

/** Starts the workflow of a task or process, or signals that its record has changed or that a stage was executed. */
export function processOutboxHandlers(dependencies: Dependencies) {
  return {
    task: async (payload: unknown): Promise<void> => {
      const { taskId } = taskPayload.parse(payload);
      const { database, client, taskQueue, publicUrl } = dependencies;
      const row = await unlessRemoved(taskRow(database.sql, taskId));
      // The workflow of a task that was deleted for good reads that it is over.
      if (!row) return ifRunning(client.workflow.getHandle(taskWorkflowId(taskId)).signal(taskChanged));
      const { number_str: numberStr } = row;
      const start = taskStart({ taskId, numberStr, taskQueue, link: recordLink(publicUrl, 'task', taskId) });
      await unlessStarted(client.workflow.signalWithStart(taskWorkflow, { ...start, signal: taskChanged }));
    },
    process: async (payload: unknown): Promise<void> => {
      const { exemplarId } = processPayload.parse(payload);
      const start = await processStartOf(dependencies, exemplarId);
      await unlessStarted(
        dependencies.client.workflow.signalWithStart(processWorkflow, { ...start, signal: processChanged }),
      );
    },
    stageExecuted: async (payload: unknown): Promise<void> => {
      const { exemplarId, taskId } = stagePayload.parse(payload);
      const start = await processStartOf(dependencies, exemplarId);
      await unlessStarted(
        dependencies.client.workflow.signalWithStart(processWorkflow, {
          ...start,
          signal: stageExecuted,
          signalArgs: [{ taskId }],
        }),
      );
    },
  };
}
