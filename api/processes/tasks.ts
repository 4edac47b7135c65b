import type { Database } from '#database/connect.ts';
import { taskRow } from '#database/processes/taskRow.ts';
import type { TaskMove } from '#domain/processes/task.rules.ts';
import {
  taskStart,
  taskState,
  taskUpdates,
  taskWorkflow,
  taskWorkflowId,
  type TaskMoveCommand,
  type TaskView,
} from '#workflows/processes/task.messages.ts';
import type { Temporal } from '../temporal/temporal.ts';
import { madeOnce } from '../temporal/madeOnce.ts';

/** Tasks, as the API moves and sees them. */
export interface Tasks {
  /** Makes a move of a task, starting its workflow where that has not begun. The same update id is the same move. */
  move(taskId: number, move: TaskMove, command: TaskMoveCommand, updateId: string): Promise<TaskView>;
  /** Where the task stands; nothing when its workflow is over, or has not begun. */
  view(taskId: number): Promise<TaskView | undefined>;
}

export const tasks = (temporal: Temporal, database: Database): Tasks => ({
  move: async (taskId, move, command, updateId) => {
    const { number_str: numberStr } = await taskRow(database.sql, taskId);
    const start = taskStart({ taskId, numberStr, ...temporal.startOf('task', taskId) });
    return madeOnce(
      database,
      { workflowId: taskWorkflowId(taskId), updateId },
      () => temporal.commandBegun(taskWorkflow, start, taskUpdates[move], command, updateId),
      () => viewOf(temporal, taskId),
    );
  },
  view: (taskId) => viewOf(temporal, taskId),
});

const viewOf = (temporal: Temporal, taskId: number): Promise<TaskView | undefined> =>
  temporal.look((workflow) => workflow.getHandle(taskWorkflowId(taskId)).query(taskState));
