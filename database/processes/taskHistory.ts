import { sql } from 'kysely';
import type { RecordNamed } from '#domain/objects.ts';
import type { Sql } from '../sql.ts';

/** One line of a task's history. */
export interface TaskHistoryLine {
  /** ISO in UTC. */
  readonly date: string;
  readonly move: RecordNamed<'task'>['executionHistory'][number]['move'];
  readonly user: number | null;
  readonly comment: string | null;
}

/** The history of a task with `line` added at the end, in the form in which it is written. */
export async function withHistoryLine(
  db: Sql,
  taskId: number,
  line: TaskHistoryLine,
): Promise<TaskHistoryLine[]> {
  const { rows } = await sql<TaskHistoryLine>`
    select date, move, user_id as "user", comment from task_execution_history
    where parent_id = ${taskId} order by row_number`.execute(db);
  return [...rows.map((row) => ({ ...row, date: new Date(row.date).toISOString() })), line];
}
