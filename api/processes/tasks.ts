import type { Database } from '#database/connect.ts';
import { stateOf, taskRow } from '#database/processes/taskRow.ts';
import { KejaError } from '#domain/kernel/fail.ts';
import { mustNotRefuse } from '#domain/kernel/mustNotRefuse.ts';
import { nextTaskState, type TaskMove } from '#domain/processes/task.rules.ts';
import {
  taskStart,
  taskState,
  taskUpdates,
  taskWorkflow,
  taskWorkflowId,
  type TaskMoveCommand,
  type TaskRequest,
  type TaskView,
} from '#workflows/processes/task.messages.ts';
import type { Temporal } from '../temporal/temporal.ts';
import { madeOnce } from '../temporal/madeOnce.ts';

/** Sends moves to the workflows of tasks and reads their state. */
export interface Tasks {
  /** Makes a move, and starts the workflow if it does not run yet. A repeated update id does not repeat the move. */
  move(taskId: number, move: TaskMove, command: TaskMoveCommand, updateId: string): Promise<TaskView>;
  /** The state of the task; undefined if its workflow has ended or has not started. */
  view(taskId: number): Promise<TaskView | undefined>;
}

export function tasks(temporal: Temporal, database: Database): Tasks {
  return {
    move: async (taskId, move, command, updateId) => {
      const { number_str: numberStr } = await taskRow(database.sql, taskId);
      const start = taskStart({ taskId, numberStr, ...temporal.startOf('task', taskId) });
      const send = () => temporal.commandBegun(taskWorkflow, start, taskUpdates[move], command, updateId);
      return madeOnce(
        database,
        { workflowId: taskWorkflowId(taskId), updateId },
        () => send().catch((error) => throwAsTaskError(database, taskId, { ...command, move }, error)),
        () => viewOf(temporal, taskId),
      );
    },
    view: (taskId) => viewOf(temporal, taskId),
  };
}

/**
 * Throws the error. If the error says that the workflow has ended, throws instead why the present state of the task refuses
 * the move, because people know tasks and not workflows.
 */
const throwAsTaskError = async (
  { sql }: Database,
  taskId: number,
  { move, ...command }: TaskRequest,
  error: unknown,
): Promise<never> => {
  // A workflow that has ended refuses every move with this code.
  if (error instanceof KejaError && error.code === 'illegal_transition')
    mustNotRefuse(nextTaskState(stateOf(await taskRow(sql, taskId)), move, command));
  throw error;
};

const viewOf = (temporal: Temporal, taskId: number): Promise<TaskView | undefined> =>
  temporal.look((workflow) => workflow.getHandle(taskWorkflowId(taskId)).query(taskState));
