import { sql } from 'kysely';
import { fail } from '#domain/kernel/fail.ts';
import type { Named } from '#domain/kernel/named.ts';
import { taskStageOf, type TaskState } from '#domain/processes/task.rules.ts';
import type { Sql } from '../sql.ts';
import type { TaskPeople } from './taskPeople.ts';

/** A row of the table `task`. Its `execution_period` is the term of the task. */
export interface TaskRow extends TaskPeople {
  readonly id: number;
  readonly number_str: string;
  readonly name: string;
  readonly lang: Named['lang'];
  readonly started: boolean;
  readonly executed: boolean;
  readonly execution_accepted: boolean;
  readonly canceled: boolean;
  readonly check_execution: boolean;
  readonly execution_period: string | null;
  readonly updated_at: Date;
  readonly marked_to_delete: boolean;
  readonly bp_exemplar_id: number | null;
  readonly stage_id: number | null;
  readonly owner_type: string | null;
  readonly owner_id: number | null;
}

/** The task's row; with `locked` it is locked until the transaction ends. @throws record_not_found */
export async function taskRow(db: Sql, taskId: number, lock?: 'locked'): Promise<TaskRow> {
  const { rows } = await sql<TaskRow>`
    select id, number_str, name, lang, author_id, executor_id, executor_role_id, checker_id, started, executed,
      execution_accepted, canceled, check_execution, execution_period, marked_to_delete, updated_at, bp_exemplar_id, stage_id,
      owner_type, owner_id
    from task where id = ${taskId} ${lock ? sql`for update` : sql``}`.execute(db);
  const [row] = rows;
  if (!row) throw fail('record_not_found', { object: 'task', id: taskId });
  return row;
}

/** The state of a task as the rules of moves take it. */
export function stateOf(row: TaskRow): TaskState {
  return {
    stage: taskStageOf({ ...row, executionAccepted: row.execution_accepted }),
    executorId: row.executor_id,
    executorRoleId: row.executor_role_id,
    checkExecution: row.check_execution,
  };
}
