import { sql } from 'kysely';
import { failFields } from '#domain/kernel/fail.ts';
import type { Sql } from '../sql.ts';

/** Refuses to hang a task under itself or under one of its own subtasks. */
export const checkParentTask = async (db: Sql, taskId: number, parentId: unknown): Promise<void> => {
  if (typeof parentId !== 'number') return;
  const { rows } = await sql<{ id: number }>`
    with recursive above as (
      select id, parent_task_id from task where id = ${parentId}
      union
      select t.id, t.parent_task_id from task t join above on t.id = above.parent_task_id)
    select id from above where id = ${taskId}`.execute(db);
  if (rows.length > 0) throw failFields([{ field: 'parentTask', code: 'task_inside_itself' }]);
};
