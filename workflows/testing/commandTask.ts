import type { TestWorkflowEnvironment } from '@temporalio/testing';
import type { TaskMove, TaskState } from '#domain/processes/task.rules.ts';
import type { Continued } from '../kernel/continued.ts';
import type { TaskReading } from '../processes/task.activities.ts';
import {
  taskStart,
  taskUpdates,
  taskWorkflow,
  taskWorkflowId,
  type TaskInput,
  type TaskMoveCommand,
  type TaskView,
} from '../processes/task.messages.ts';
import type { TaskCarried } from '../processes/task.state.ts';
import { updateWithStart } from './updateWithStart.ts';
import type { TestWorker } from './worker.ts';

/**
 * Tasks of a world in memory, moved as the API moves them.
 * @param input further input of each workflow, such as the state that an earlier run carried over
 */
export function tasksOf(
  environment: TestWorkflowEnvironment,
  { world, taskQueue }: TestWorker,
  input: Partial<Continued<TaskInput, TaskCarried>> = {},
) {
  const startOf = (taskId: number) => ({
    ...taskStart({ taskId, numberStr: `ZN-${taskId}`, taskQueue, link: '' }),
    args: [{ taskId, ...input }] as [typeof input & TaskInput],
  });
  const read = (id: number): TaskReading => {
    const task = world.tasks.get(id);
    if (!task) throw new Error(`No task ${id}`);
    return task;
  };
  return {
    give: (id: number, state: TaskState, some: Partial<TaskReading> = {}): void =>
      void world.tasks.set(id, { numberStr: `ZN-${id}`, due: null, marked: false, state, ...some }),
    read,
    /** Changes the record as somebody else would, without a signal to the workflow. */
    change: (id: number, some: Partial<TaskReading>): void =>
      void world.tasks.set(id, { ...read(id), ...some }),
    begin: (id: number) => environment.client.workflow.start(taskWorkflow, startOf(id)),
    handleOf: (id: number) => environment.client.workflow.getHandle(taskWorkflowId(id)),
    move: (id: number, move: TaskMove, command: TaskMoveCommand, updateId?: string) =>
      updateWithStart<TaskView>(environment.client, {
        workflow: taskWorkflow,
        start: startOf(id),
        update: taskUpdates[move],
        command,
        updateId,
      }),
  };
}
