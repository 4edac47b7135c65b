import { z } from 'zod';
import { taskRow } from '#database/processes/taskRow.ts';
import { recordLink } from '#domain/platform/recordLink.ts';
import { taskChanged, taskStart, taskWorkflow } from '#workflows/processes/task.messages.ts';
import type { Surroundings } from '../surroundings.ts';
import { unlessStarted } from '../unlessStarted.ts';

const taskPayload = z.object({ taskId: z.int().positive() });

/** Begins the process of a task that was written, or tells it that a person has changed the record. */
export const processOutboxHandlers = ({ database, client, taskQueue, publicUrl }: Surroundings) => ({
  task: async (given: unknown): Promise<void> => {
    const { taskId } = taskPayload.parse(given);
    const { number_str: numberStr } = await taskRow(database.sql, taskId);
    const start = taskStart({ taskId, numberStr, taskQueue, link: recordLink(publicUrl, 'task', taskId) });
    await unlessStarted(client.workflow.signalWithStart(taskWorkflow, { ...start, signal: taskChanged }));
  },
});
