import { isLeft } from '#database/processes/stageTask.ts';
import { stateOf, taskRow } from '#database/processes/taskRow.ts';
import type { TaskActivities } from '#workflows/processes/task.activities.ts';
import { withRefusals } from '../refusals.ts';
import type { Dependencies } from '../dependencies.ts';
import { writeTaskMove } from './moveTask.ts';
import { tellOfTerm } from './tellOfTask.ts';

/** The activities of a task. Each call is one transaction, and each step has its effect once by its key. */
export function taskActivities({ database }: Dependencies): TaskActivities {
  return withRefusals<TaskActivities>({
    readTask: async ({ taskId }) => {
      const row = await taskRow(database.sql, taskId);
      return {
        numberStr: row.number_str,
        state: stateOf(row),
        due: row.execution_period && new Date(row.execution_period).toISOString(),
        marked: row.marked_to_delete || (await isLeft(database.sql, row)),
      };
    },
    moveTask: (step) => database.once(step.key, async (tx) => ({ ...(await writeTaskMove(tx, step)) })),
    remindOfTask: (reminder) => database.once(reminder.key, (tx) => tellOfTerm(tx, reminder)),
  });
}
