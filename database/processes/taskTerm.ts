import type { Sql } from '../sql.ts';

/** The executor and the term of a task. */
export function termOfTask(db: Sql, taskId: number) {
  return db
    .selectFrom('task')
    .select(['executor_id as executorId', 'execution_period as due'])
    .where('id', '=', taskId)
    .executeTakeFirst();
}
