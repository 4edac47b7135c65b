import { sql } from 'kysely';
import type { Sql } from '../sql.ts';

interface CompletedStage {
  readonly exemplarId: number;
  /** The task of the present stage of the process. */
  readonly taskId: number;
  readonly userId: number;
  readonly fullRights: boolean;
}

/**
 * Whether a user who completes a stage without naming it may mean an earlier one. This is so if, since the last step of this
 * user, somebody else moved the process past a stage that this user could have executed too.
 */
export async function mayMeanEarlierStage(
  db: Sql,
  { exemplarId, taskId, userId, fullRights }: CompletedStage,
): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select exists (
      select from bp_history line join task on task.id = line.task_id
      where line.exemplar_id = ${exemplarId} and line.step in ('Executed', 'Redirected', 'Moved')
        and task.id <> ${taskId} and line.executor_id is distinct from ${userId}
        and line.id > coalesce((select max(own.id) from bp_history own
          where own.exemplar_id = ${exemplarId} and own.step is not null and own.executor_id = ${userId}), 0)
        and (${fullRights} or task.executor_id = ${userId} or exists (select from executor_role_executors member
          where member.parent_id = task.executor_role_id and member.executor_id = ${userId}))
    ) as may`.execute(db);
  return rows[0]?.may === true;
}
