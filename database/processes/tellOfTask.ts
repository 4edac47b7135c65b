import { sql } from 'kysely';
import { DateTime } from 'luxon';
import type { Language } from '#domain/kernel/language.ts';
import { nameIn } from '#domain/kernel/named.ts';
import { businessZone } from '#domain/kernel/time.ts';
import type { NoticeFacts, NoticeName } from '#domain/platform/notices.ts';
import { notify } from '../platform/notify.ts';
import type { Transaction } from '../transaction.ts';
import { membersOf } from './taskPeople.ts';
import type { TaskRow } from './taskRow.ts';

/** Tells whom a task is given to: its executor, or everybody who may take it. */
export const tellOfNewTask = async (tx: Transaction, row: TaskRow, by: number | null): Promise<void> => {
  const { executor_id: executor, executor_role_id: role } = row;
  if (executor !== null) return tellOfTask(tx, row, by, [executor], 'taskGiven', (facts) => facts);
  if (role === null) return;
  const { rows } = await sql<{ name: string }>`select name from executor_role where id = ${role}`.execute(
    tx.sql,
  );
  const members = await membersOf(tx.sql, role);
  const named = { role: rows[0]?.name ?? '' };
  await tellOfTask(tx, row, by, members, 'taskForRole', (facts) => ({ ...facts, ...named }));
};

/**
 * Tells people about a task by its name in the language of each; nobody is told of what they did themselves.
 * @param told what the notice tells, besides what notices of a task have in common
 */
export const tellOfTask = <N extends NoticeName>(
  tx: Transaction,
  row: TaskRow,
  by: number | null,
  to: readonly number[],
  notice: N,
  told: (facts: TaskFacts) => NoticeFacts[N],
): Promise<void> =>
  notify(tx, {
    to: to.filter((person) => person !== by),
    notice,
    facts: async (language) => told(factsOf(row, language)),
    about: { object: 'task', id: row.id },
  });

type TaskFacts = NoticeFacts['taskGiven'];

/** Its number, its name as the reader's language has it, and its term as people write it. */
const factsOf = (
  { number_str: number, execution_period: due, ...named }: TaskRow,
  language: Language,
): TaskFacts => ({
  number,
  name: nameIn(language, named),
  due:
    due === null
      ? '–'
      : DateTime.fromSQL(due, { setZone: true }).setZone(businessZone).toFormat('dd.MM.yyyy HH:mm'),
});
