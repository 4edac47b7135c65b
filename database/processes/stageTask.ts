import { sql } from 'kysely';
import type { Choice } from '#domain/processes/standing.rules.ts';
import type { Sql } from '../sql.ts';

/** What a process needs to know of the task of a stage. */
export interface StageTask extends Choice {
  readonly accepted: boolean;
  readonly canceled: boolean;
  /** The executor's result text. */
  readonly result: string;
  /** The user who executed the task last. If nobody has yet: its executor, or null if the executor is a role. */
  readonly executedBy: number | null;
}

/** The task of a stage of a process. An error is thrown if the task does not exist. */
export async function stageTaskOf(db: Sql, taskId: number): Promise<StageTask> {
  const { rows } = await sql<StageTask>`
    select t.execution_accepted as accepted, t.canceled, coalesce(t.execution_result, '') as result,
      t.next_stage_id as "stageId", t.next_executor_id as "executorId", t.next_executor_role_id as "executorRoleId",
      coalesce((select h.user_id from task_execution_history h where h.parent_id = t.id and h.move = 'Executed'
        order by h.row_number desc limit 1), t.executor_id) as "executedBy"
    from task t where t.id = ${taskId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`The task ${taskId} of a stage is gone`);
  return row;
}

/** Whether the process of a task has left its stage, so that the task need not be done any more. */
export async function isLeft(
  db: Sql,
  { id, bp_exemplar_id }: { readonly id: number; readonly bp_exemplar_id: number | null },
): Promise<boolean> {
  if (bp_exemplar_id === null) return false;
  const { rows } = await sql`
    select from bp_history where exemplar_id = ${bp_exemplar_id} and task_id = ${id}`.execute(db);
  return rows.length > 0;
}
