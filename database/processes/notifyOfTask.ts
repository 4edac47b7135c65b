import { sql } from 'kysely';
import type { Language } from '#domain/kernel/language.ts';
import { nameIn } from '#domain/kernel/named.ts';
import type { NoticeFacts, NoticeName } from '#domain/platform/notices.ts';
import { termText } from '#domain/processes/taskTerm.rules.ts';
import { notify } from '../platform/notify.ts';
import type { Transaction } from '../transaction.ts';
import { membersOf } from './taskPeople.ts';
import type { TaskRow } from './taskRow.ts';

/**
 * Notifies the executor of a new task or, if the task has none, all members of its role.
 * @param by the user who gave the task; null if the server itself did
 */
export async function notifyOfNewTask(tx: Transaction, row: TaskRow, by: number | null): Promise<void> {
  const { executor_id: executor, executor_role_id: role } = row;
  if (executor !== null) return notifyOfTask(tx, row, by, [executor], 'taskGiven', (facts) => facts);
  if (role === null) return;
  const { rows } = await sql<{ name: string }>`select name from executor_role where id = ${role}`.execute(
    tx.sql,
  );
  const members = await membersOf(tx.sql, role);
  const roleName = { role: rows[0]?.name ?? '' };
  await notifyOfTask(tx, row, by, members, 'taskForRole', (facts) => ({ ...facts, ...roleName }));
}

/**
 * Notifies people about a task, each in their own language; `by` is not notified of their own action.
 * @param makeFacts makes the facts of this notice from the facts common to all notices of a task
 */
export function notifyOfTask<N extends NoticeName>(
  tx: Transaction,
  row: TaskRow,
  by: number | null,
  to: readonly number[],
  notice: N,
  makeFacts: (facts: TaskFacts) => NoticeFacts[N],
): Promise<void> {
  return notify(tx, {
    to: to.filter((person) => person !== by),
    notice,
    facts: async (language) => makeFacts(factsOf(row, language)),
    about: { object: 'task', id: row.id },
  });
}

type TaskFacts = NoticeFacts['taskGiven'];

/** The task's number, its name in the reader's language, and its term as readable text. */
const factsOf = (
  { number_str: number, execution_period: due, ...named }: TaskRow,
  language: Language,
): TaskFacts => ({
  number,
  name: nameIn(language, named),
  due: due === null ? '–' : termText(new Date(due).toISOString()),
});
