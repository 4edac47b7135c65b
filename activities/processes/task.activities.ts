import { isLeft } from '#database/processes/stageTask.ts';
import { stateOf, taskRow } from '#database/processes/taskRow.ts';
import type { TaskActivities, TaskReading } from '#workflows/processes/task.activities.ts';
import { withRefusals } from '../refusals.ts';
import { unlessRemoved } from '../unlessRemoved.ts';
import type { Dependencies } from '../dependencies.ts';
import { writeTaskMove } from './moveTask.ts';
import { notifyOfTerm } from './notifyOfTask.ts';

/** What is answered of a task that was deleted for good. It counts as cancelled, because nobody is to do it any more. */
const removedTask: TaskReading = {
  numberStr: '',
  state: { stage: 'Canceled', executorId: null, executorRoleId: null, checkExecution: false },
  due: null,
  marked: true,
};

/** The activities of a task. Each call is one transaction, and each step has its effect once by its key. */
export function taskActivities({ database }: Dependencies): TaskActivities {
  return withRefusals<TaskActivities>({
    readTask: async ({ taskId }) => {
      const row = await unlessRemoved(taskRow(database.sql, taskId));
      if (!row) return removedTask;
      return {
        numberStr: row.number_str,
        state: stateOf(row),
        due: row.execution_period && new Date(row.execution_period).toISOString(),
        // `isLeft`: the process has left the stage of the task, so nobody is to do the task any more.
        marked: row.marked_to_delete || (await isLeft(database.sql, row)),
      };
    },
    moveTask: (step) => database.once(step.key, async (tx) => ({ ...(await writeTaskMove(tx, step)) })),
    remindOfTask: (reminder) => database.once(reminder.key, (tx) => notifyOfTerm(tx, reminder)),
  });
}
