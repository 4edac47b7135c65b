import { failFields } from '#domain/kernel/fail.ts';
import { mustNotRefuse } from '#domain/kernel/mustNotRefuse.ts';
import type { ErrorCode } from '#domain/kernel/errorCatalogue.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { arrangedFields, mayArrangeTask, mayMoveTask, nextTaskState } from '#domain/processes/task.rules.ts';
import { storedValue } from '../writing/changedFields.ts';
import type { Draft, WriteContext } from '../writing/hooks.ts';
import type { Sql } from '../sql.ts';
import { withHistoryLine } from './taskHistory.ts';
import { relationToTask } from './taskPeople.ts';
import { stateOf, taskRow, type TaskRow } from './taskRow.ts';

/** The name of a field that only those who may arrange a task may change. */
type Arranged = (typeof arrangedFields)[number];

/**
 * Checks what a person changes in the form of an existing task: its executor, term and check may be changed only by those
 * who may arrange it. The server itself (no user) may change everything. A change of executor is recorded like the move
 * "reassign"; marking the task for deletion needs the same right as the move "cancel".
 */
export async function arrangeTask(
  draft: Draft,
  before: AnyRecord,
  { tx, actor }: WriteContext,
): Promise<void> {
  const changed = arrangedFields.filter((name) => isChanged(name, draft, before));
  const isMarkChanged = 'markedToDelete' in draft && draft.markedToDelete !== before.markedToDelete;
  if ((changed.length === 0 && !isMarkChanged) || actor.userId === null) return;
  const row = await taskRow(tx.sql, before.id);
  const relation = await relationToTask(tx.sql, row, actor.userId);
  if (isMarkChanged && !mayMoveTask(stateOf(row), 'cancel', relation))
    throw refusedAt(['markedToDelete'], 'task_arranged_by_others');
  if (changed.length > 0 && !mayArrangeTask(relation)) throw refusedAt(changed, 'task_arranged_by_others');
  if (changed.includes('executor') || changed.includes('executorRole'))
    Object.assign(draft, await reassignment(tx.sql, row, wantedExecutor(draft, before), actor.userId));
}

interface WantedExecutor {
  readonly executorId: number | null;
  readonly executorRoleId: number | null;
}

const wantedExecutor = (draft: Draft, before: AnyRecord): WantedExecutor => {
  const idAfter = (name: Arranged) =>
    (name in draft ? draft[name] : storedValue(before, name)) as number | null;
  return { executorId: idAfter('executor'), executorRoleId: idAfter('executorRole') };
};

/** The further values to write when a task is given to somebody else. */
const reassignment = async (db: Sql, row: TaskRow, wanted: WantedExecutor, by: number): Promise<Draft> => {
  if (!wanted.executorId && !wanted.executorRoleId)
    throw refusedAt(['executor', 'executorRole'], 'executor_missing');
  mustNotRefuse(nextTaskState(stateOf(row), 'reassign', { by, ...wanted }));
  const line = { date: new Date().toISOString(), move: 'Reassigned', user: by, comment: null } as const;
  return { started: false, startedAt: null, executionHistory: await withHistoryLine(db, row.id, line) };
};

const refusedAt = (fields: readonly (Arranged | 'markedToDelete')[], code: ErrorCode) =>
  failFields(fields.map((field) => ({ field, code })));

const isChanged = (name: Arranged, draft: Draft, before: AnyRecord): boolean =>
  name in draft && !isSame(draft[name] ?? null, storedValue(before, name));

/** Two texts for the same moment are equal. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (typeof one === 'string' && typeof other === 'string' && Date.parse(one) === Date.parse(other));
