import { sql } from 'kysely';
import { fail, failFields } from '#domain/kernel/fail.ts';
import type { Sql } from '../sql.ts';
import { waitForTurn } from '../transaction.ts';

/** Refuses to make a task a subtask of itself or of one of its own subtasks. */
export async function checkParentTask(db: Sql, taskId: number, parentId: unknown): Promise<void> {
  if (typeof parentId !== 'number') return;
  // Two changes at the same moment could otherwise put two tasks into each other: neither would see what the other writes.
  await waitForTurn({ sql: db }, 'tasks within tasks');
  const { rows } = await sql<{ id: number }>`
    with recursive above as (
      select id, parent_task_id from task where id = ${parentId}
      union
      select t.id, t.parent_task_id from task t join above on t.id = above.parent_task_id)
    select id from above where id = ${taskId}`.execute(db);
  if (rows.length > 0) throw failFields([{ field: 'parentTask', code: 'task_inside_itself' }]);
}

/** Refuses to execute a task that has open subtasks. @throws task_subtasks_open */
export async function mustHaveDoneSubtasks(db: Sql, taskId: number): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from task where parent_task_id = ${taskId}
      and not execution_accepted and not canceled and not marked_to_delete`.execute(db);
  const count = rows[0]?.count ?? 0;
  if (count > 0) throw fail('task_subtasks_open', { count });
}
