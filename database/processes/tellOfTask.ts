import { sql } from 'kysely';
import { DateTime } from 'luxon';
import { businessZone } from '#domain/kernel/time.ts';
import type { NoticeFacts, NoticeName } from '#domain/platform/notices.ts';
import { notify } from '../platform/notify.ts';
import type { Transaction } from '../transaction.ts';
import { membersOf } from './taskPeople.ts';
import type { TaskRow } from './taskRow.ts';

/** Tells whom a task is given to: its executor, or everybody who may take it. */
export const tellOfNewTask = async (tx: Transaction, row: TaskRow, by: number | null): Promise<void> => {
  const { executor_id: executor, executor_role_id: role } = row;
  const facts = factsOf(row);
  if (executor !== null) return tellOfTask(tx, row, by, [executor], 'taskGiven', facts);
  if (role === null) return;
  const { rows } = await sql<{ name: string }>`select name from executor_role where id = ${role}`.execute(
    tx.sql,
  );
  const members = await membersOf(tx.sql, role);
  await tellOfTask(tx, row, by, members, 'taskForRole', { ...facts, role: rows[0]?.name ?? '' });
};

/** Tells people about a task; nobody is told of what they did themselves. */
export const tellOfTask = <N extends NoticeName>(
  tx: Transaction,
  { id }: TaskRow,
  by: number | null,
  to: readonly number[],
  notice: N,
  facts: NoticeFacts[N],
): Promise<void> =>
  notify(tx, { to: to.filter((person) => person !== by), notice, facts, about: { object: 'task', id } });

/** What notices of a task tell: its number and name, and its term as people write it. */
export const factsOf = ({ number_str: number, name, execution_period: due }: TaskRow) => ({
  number,
  name,
  due:
    due === null
      ? '–'
      : DateTime.fromSQL(due, { setZone: true }).setZone(businessZone).toFormat('dd.MM.yyyy HH:mm'),
});
