import { sql } from 'kysely';
import { standingOf } from '#database/processes/taskPeople.ts';
import { taskRow } from '#database/processes/taskRow.ts';
import type { Transaction } from '#database/transaction.ts';
import { fail } from '#domain/kernel/fail.ts';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import { mayMoveTask, type TaskMove, type TaskState } from '#domain/processes/task.rules.ts';
import type { TaskStep } from '#workflows/processes/task.activities.ts';
import { tellOfMove } from './tellOfTask.ts';

/** Writes one move into the task and its history, and tells whom it concerns. */
export const writeTaskMove = async (tx: Transaction, step: TaskStep): Promise<void> => {
  const { taskId, move, by, comment } = step;
  const row = await taskRow(tx.sql, taskId, true);
  if (by !== null && !mayMoveTask(step.from, move, await standingOf(tx.sql, row, by)))
    throw fail('no_access');
  const actor: Actor = { ...systemActor, userId: by };
  const { rows: history } = await sql<HistoryRow>`
    select date, move, user_id as "user", comment from task_execution_history
    where parent_id = ${taskId} order by row_number`.execute(tx.sql);
  await tx.records.update(actor, 'task', taskId, {
    ...columnsOf(step),
    executionHistory: [
      ...history.map((line) => ({ ...line, date: new Date(line.date).toISOString() })),
      { date: step.at, move: lineOf[move], user: by, comment: comment ?? null },
    ],
  });
  await tellOfMove(tx, row, step);
};

interface HistoryRow {
  readonly date: string;
  readonly move: string;
  readonly user: number | null;
  readonly comment: string | null;
}

/** What each move is called in the task's history. */
const lineOf: Readonly<Record<TaskMove, string>> = {
  claim: 'Claimed',
  start: 'Started',
  execute: 'Executed',
  cancelExecution: 'ExecutionCanceled',
  accept: 'Accepted',
  reject: 'Rejected',
  reassign: 'Reassigned',
  cancel: 'Canceled',
};

const flagsOf = ({ stage, executorId, executorRoleId }: TaskState) => ({
  started: stage !== 'NotStarted',
  executed: stage === 'Executed' || stage === 'Accepted',
  executionAccepted: stage === 'Accepted',
  canceled: stage === 'Canceled',
  executor: executorId,
  executorRole: executorRoleId,
});

/** The columns that a move changes besides how far the task has come. */
const columnsOf = ({ move, at, comment, from, to }: TaskStep): Record<string, unknown> => {
  const flags = flagsOf(to);
  const begun = from.stage === 'NotStarted' && to.stage !== 'NotStarted' ? { startedAt: at } : {};
  const said = comment ?? null;
  switch (move) {
    case 'execute':
      return { ...flags, ...begun, executedAt: at, executionResult: said };
    case 'cancelExecution':
      return { ...flags, executedAt: null, executionResult: null };
    case 'accept':
      return { ...flags, checkResult: said };
    case 'reject':
      return { ...flags, executedAt: null, checkResult: said };
    case 'reassign':
      return { ...flags, startedAt: null };
    default:
      return { ...flags, ...begun };
  }
};
