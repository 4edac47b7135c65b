import { mustWorkHere } from '#database/processes/presence.ts';
import { anyMemberSees, ownerOf, seesOwner } from '#database/processes/seesOwner.ts';
import { relationToTask } from '#database/processes/taskPeople.ts';
import { withHistoryLine } from '#database/processes/taskHistory.ts';
import { mustHaveDoneSubtasks } from '#database/processes/taskFamily.ts';
import { stateOf, taskRow, type TaskRow } from '#database/processes/taskRow.ts';
import { mustHaveSeen } from '#database/writing/seen.ts';
import type { Transaction } from '#database/transaction.ts';
import { fail, type KejaError } from '#domain/kernel/fail.ts';
import { mustNotRefuse } from '#domain/kernel/mustNotRefuse.ts';
import { serverFor } from '#domain/platform/actor.ts';
import {
  allowedTaskMoves,
  checksOneself,
  eventOfMove,
  isSameTaskState,
  mayMoveTask,
  nextTaskState,
  type TaskState,
} from '#domain/processes/task.rules.ts';
import type { TaskStep } from '#workflows/processes/task.activities.ts';
import { stageColumns, signalProcess } from './stageOfTask.ts';
import { notifyOfMove } from './notifyOfTask.ts';

/**
 * Writes one move into the task and its history, notifies the people concerned, and returns the present state of the task. The move
 * is judged on the record: if the record is in another state than the move expects, the move is refused, and the workflow reads
 * the record and tries again. A move that nobody made (`by` is null) comes from the server and needs no right.
 */
export async function writeTaskMove(tx: Transaction, step: TaskStep): Promise<TaskState> {
  const { taskId, move, by, comment = null } = step;
  const row = await taskRow(tx.sql, taskId, 'locked');
  const from = stateOf(row);
  if (!isSameTaskState(from, step.from)) throw movedOnError(from);
  mustHaveSeen({ id: taskId, updatedAt: row.updated_at }, step.seenAt);
  if (by !== null && !mayMoveTask(from, move, await relationToTask(tx.sql, row, by))) throw fail('no_access');
  const to = mustNotRefuse(nextTaskState(from, move, step));
  if (move === 'execute') await mustHaveDoneSubtasks(tx.sql, taskId);
  if (move === 'reassign' && checksOneself(peopleOf({ ...row, executor_id: to.executorId })))
    throw fail('checker_is_executor');
  if (move === 'reassign' && by !== null) await mustBeAbleToDo(tx, row, to);
  const writtenStep = { ...step, from, to };
  const line = { date: step.at, move: eventOfMove[move], user: by, comment };
  await tx.records.update(serverFor(by), 'task', taskId, {
    ...columnsOf(writtenStep),
    ...(await stageColumns(tx, row, writtenStep)),
    executionHistory: await withHistoryLine(tx.sql, taskId, line),
  });
  await notifyOfMove(tx, row, writtenStep);
  await signalProcess(tx, row, writtenStep);
  return to;
}

/**
 * A new executor must work here and be able to open the record of the task. Of a role, at least one member must. The form of a
 * task has the same rules.
 * @throws executor_unknown, role_empty, task_record_unseen
 */
const mustBeAbleToDo = async (tx: Transaction, row: TaskRow, to: TaskState): Promise<void> => {
  const { executorId, executorRoleId } = to;
  const isSameExecutor =
    executorId === null ? executorRoleId === row.executor_role_id : executorId === row.executor_id;
  if (isSameExecutor) return;
  await mustWorkHere(tx.sql, to);
  const owner = ownerOf(row.owner_type, row.owner_id);
  if (!owner) return;
  // A task has a person, a role or nobody as its executor.
  const executorSees = async (): Promise<boolean> => {
    if (executorId !== null) return seesOwner(tx, executorId, owner);
    return executorRoleId === null || (await anyMemberSees(tx, executorRoleId, owner));
  };
  if (!(await executorSees())) throw fail('task_record_unseen');
};

const peopleOf = (row: TaskRow) => ({
  checkExecution: row.check_execution,
  executorId: row.executor_id,
  checkerId: row.checker_id,
  authorId: row.author_id,
});

/** The task is in another state than the move expected. A late step must not overwrite later ones. */
const movedOnError = (state: TaskState): KejaError =>
  fail('task_move_illegal', { stage: state.stage, allowed: [...allowedTaskMoves(state)] });

/** The columns that hold the state of a task. */
const flagsOf = ({ stage, executorId, executorRoleId }: TaskState) => ({
  started: stage !== 'NotStarted',
  executed: stage === 'Executed' || stage === 'Accepted',
  executionAccepted: stage === 'Accepted',
  canceled: stage === 'Canceled',
  executor: executorId,
  executorRole: executorRoleId,
});

/** The columns that a move changes. For the task of a stage of a process, `stageColumns` adds the choice of the next stage. */
const columnsOf = ({ move, at, comment, from, to }: TaskStep): Record<string, unknown> => {
  const flags = flagsOf(to);
  const startedFields = from.stage === 'NotStarted' && to.stage !== 'NotStarted' ? { startedAt: at } : {};
  const remark = comment ?? null;
  switch (move) {
    case 'execute':
      return { ...flags, ...startedFields, executedAt: at, executionResult: remark };
    case 'cancelExecution':
      return { ...flags, executedAt: null, executionResult: null };
    case 'accept':
      return { ...flags, checkResult: remark };
    case 'reject':
      return { ...flags, executedAt: null, checkResult: remark };
    case 'reassign':
      return { ...flags, startedAt: null };
    default:
      return { ...flags, ...startedFields };
  }
};
