import { sql } from 'kysely';
import { fail } from '#domain/kernel/fail.ts';
import { businessZone } from '#domain/kernel/time.ts';
import type { Assignment, Presence } from '#domain/processes/executor.rules.ts';
import type { Sql } from '../sql.ts';
import { isStaffed } from './peopleInDraft.ts';
import { leadersOf } from './taskPeople.ts';

/**
 * SQL condition: the user `u` works here today, that is, has an active internal account, and no employee record of theirs is
 * inactive or absent today. An absence without a last day has no end yet; one without a first day is only its last day.
 */
const worksToday = sql`u.is_active and not u.marked_to_delete and not u.external_user and not exists (
  select from employee away where away.user_id = u.id and (not away.is_active
    or (now() at time zone ${sql.lit(businessZone)})::date between coalesce(away.absent_from, away.absent_to)
      and coalesce(away.absent_to, 'infinity')))`;

/**
 * Whether a user is available today, and otherwise who can stand in: the deputy and the leaders who are available. Leaders of
 * the user's departments come before deputy leaders.
 */
export async function presenceOf(db: Sql, userId: number): Promise<Presence> {
  const { rows: self } = await sql`select from "user" u where u.id = ${userId} and ${worksToday}`.execute(db);
  if (self.length > 0) return { available: true, deputyId: null, leaderIds: [] };
  const { rows: deputies } = await sql<{ id: number }>`
    select u.id from employee e join employee d on d.id = e.deputy_id join "user" u on u.id = d.user_id
    where e.user_id = ${userId} and ${worksToday} order by u.id limit 1`.execute(db);
  const leaders = await leadersOf(db, userId);
  const { rows: leading } = await sql<{ id: number }>`
    select u.id from "user" u where u.id = any(${leaders}::int[]) and ${worksToday}
    order by exists (select from department d join employee boss on boss.id = d.leader_id
      join department_employees place on place.parent_id = d.id join employee worker on worker.id = place.employee_id
      where boss.user_id = u.id and worker.user_id = ${userId}) desc, u.id`.execute(db);
  return { available: false, deputyId: deputies[0]?.id ?? null, leaderIds: leading.map(({ id }) => id) };
}

/** Refuses an executor who is not an active internal user, and a role that has none. @throws executor_unknown, role_empty */
export async function mustWorkHere(db: Sql, { executorId, executorRoleId }: Assignment): Promise<void> {
  if (executorId === null) {
    if (executorRoleId !== null && !(await isStaffed(db, executorRoleId))) throw fail('role_empty');
    return;
  }
  const { rows } = await sql`
    select from "user" where id = ${executorId} and is_active and not marked_to_delete and not external_user`.execute(
    db,
  );
  if (rows.length === 0) throw fail('executor_unknown');
}
