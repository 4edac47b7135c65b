import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { failFields, type FieldError } from '#domain/kernel/fail.ts';
import { idKey, type AnyRecord } from '#domain/kernel/record.ts';
import { checksOneself } from '#domain/processes/task.rules.ts';
import type { Sql } from '../sql.ts';
import type { Draft, WriteContext } from '../writing/hooks.ts';

type Person = 'executor' | 'executorRole' | 'checker' | 'author';

/** The id of a person or role in the task as it will be after the write. */
const idIn = (draft: Draft, before: AnyRecord | undefined, name: Person): number | null =>
  ((name in draft ? draft[name] : before?.[idKey(name)]) ?? null) as number | null;

/**
 * Refuses a task whose role has no members, or whose executor would be its only checker. Unchanged values are accepted.
 * @throws validation_failed with role_empty or checker_is_executor
 */
export async function checkPeople(
  draft: Draft,
  before: AnyRecord | undefined,
  { tx, actor }: WriteContext,
): Promise<void> {
  if (actor.system) return;
  const errors: FieldError[] = [];
  const role = idIn(draft, before, 'executorRole');
  const isNewRole = role !== null && role !== before?.executorRoleId;
  if (isNewRole && idIn(draft, before, 'executor') === null && !(await isStaffed(tx.sql, role)))
    errors.push({ field: 'executorRole', code: 'role_empty' });
  const check = checkOf(draft, before);
  const isUnchanged = before !== undefined && isDeepStrictEqual(check, checkOf({}, before));
  if (!isUnchanged && checksOneself(check)) errors.push({ field: 'checker', code: 'checker_is_executor' });
  if (errors.length > 0) throw failFields(errors);
}

/** How the execution of the task will be checked after the write, and by whom. */
const checkOf = (draft: Draft, before: AnyRecord | undefined) => ({
  checkExecution: (draft.checkExecution ?? before?.checkExecution) === true,
  executorId: idIn(draft, before, 'executor'),
  checkerId: idIn(draft, before, 'checker'),
  authorId: idIn(draft, before, 'author'),
});

/** Whether a role has an active internal user who may take its tasks. */
export async function isStaffed(db: Sql, role: number): Promise<boolean> {
  const { rows } = await sql`
    select from executor_role_executors r join "user" u on u.id = r.executor_id
    where r.parent_id = ${role} and u.is_active and not u.external_user and not u.marked_to_delete
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Stores the name of the task's executor, or of its role if there is none, in the task. */
export async function nameExecutor(
  draft: Draft,
  before: AnyRecord | undefined,
  { tx }: WriteContext,
): Promise<void> {
  if (before && !('executor' in draft) && !('executorRole' in draft)) return;
  const executor = idIn(draft, before, 'executor');
  const role = idIn(draft, before, 'executorRole');
  const { rows } = await sql<{ name: string | null }>`
    select coalesce((select name from "user" where id = ${executor}),
      (select name from executor_role where id = ${role})) as name`.execute(tx.sql);
  draft.executorName = rows[0]?.name ?? null;
}
