import { nameOfUser } from '#database/processes/named.ts';
import { orAdministrators, reachable } from '#database/platform/notify.ts';
import { leadersOf, membersOf } from '#database/processes/taskPeople.ts';
import { taskRow, type TaskRow } from '#database/processes/taskRow.ts';
import { notifyOfNewTask, notifyOfTask } from '#database/processes/notifyOfTask.ts';
import type { Transaction } from '#database/transaction.ts';
import type { TaskReminder, TaskStep } from '#workflows/processes/task.activities.ts';

/**
 * Notifies the people whom a move concerns: the new executors after a reassignment, the checker after execution, the
 * executor after the check or a cancellation. Other moves notify nobody. The last argument of each `notifyOfTask` adds what only
 * this notice says to the facts that all notices of a task have.
 * @param before the task as it was before the move
 */
export async function notifyOfMove(tx: Transaction, before: TaskRow, step: TaskStep): Promise<void> {
  const { move, by, to, comment } = step;
  const executor = to.executorId === null ? [] : [to.executorId];
  if (move === 'reassign') return notifyOfNewTask(tx, await taskRow(tx.sql, step.taskId), by);
  if (to.stage === 'Executed') {
    return notifyOfTask(
      tx,
      before,
      by,
      await acceptors(tx, before, to.executorId),
      'taskToCheck',
      (facts) => facts,
    );
  }
  if (move === 'accept') return notifyOfTask(tx, before, by, executor, 'taskAccepted', (facts) => facts);
  if (move === 'reject')
    return notifyOfTask(tx, before, by, executor, 'taskRejected', (facts) => ({
      ...facts,
      why: comment ?? '',
    }));
  if (move === 'cancel') return notifyOfTask(tx, before, by, executor, 'taskCanceled', (facts) => facts);
}

/**
 * The people who are to accept the task: its checker, otherwise its author, otherwise the administrators. Never its executor, nor
 * somebody who may not sign in any more.
 */
const acceptors = async (
  tx: Transaction,
  { checker_id, author_id }: TaskRow,
  executorId: number | null,
): Promise<readonly number[]> => {
  const candidates = [checker_id, author_id].filter((person) => person !== executorId);
  const people = await reachable(tx, candidates);
  return orAdministrators(tx, people.slice(0, 1));
};

/**
 * Reminds the executor, or the people of the task's role, of its term; later their superior, otherwise the author, otherwise the
 * administrators. Nobody is reminded of a task that is over or deleted, or whose term is no longer `due`.
 */
export async function notifyOfTerm(tx: Transaction, { taskId, kind, due }: TaskReminder): Promise<void> {
  // The task is locked, so that nobody executes it meanwhile.
  const row = await taskRow(tx.sql, taskId, 'locked');
  const isDone = row.marked_to_delete || row.executed || row.canceled;
  const hasThisTerm = row.execution_period !== null && Date.parse(row.execution_period) === Date.parse(due);
  if (isDone || !hasThisTerm) return;
  const { executor_id: executor, executor_role_id: role, author_id: author } = row;
  const members = executor === null && role !== null ? await membersOf(tx.sql, role) : [];
  const people = executor === null ? members : [executor];
  if (kind === 'soonDue') return notifyOfTask(tx, row, null, people, 'taskSoonDue', (facts) => facts);
  if (kind === 'overdue') return notifyOfTask(tx, row, null, people, 'taskOverdue', (facts) => facts);
  const leaders = (await Promise.all(people.map((person) => leadersOf(tx.sql, person)))).flat();
  const superiors = leaders.length > 0 ? leaders : await reachable(tx, [author]);
  const recipients = await orAdministrators(tx, superiors);
  const executorName = { executor: await userName(tx, executor) };
  await notifyOfTask(tx, row, null, recipients, 'taskOverdueInTeam', (facts) => ({
    ...facts,
    ...executorName,
  }));
}

const userName = async (tx: Transaction, id: number | null): Promise<string> =>
  (id === null ? undefined : await nameOfUser(tx.sql, id)) ?? '–';
