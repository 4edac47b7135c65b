import { sql } from 'kysely';
import type { TaskRelation } from '#domain/processes/task.rules.ts';
import type { Sql } from '../sql.ts';

export interface TaskPeople {
  readonly author_id: number | null;
  readonly executor_id: number | null;
  readonly executor_role_id: number | null;
  readonly checker_id: number | null;
}

/** How a user is related to a task, by its record, by the members of its executor role, and by the present departments. */
export async function relationToTask(db: Sql, task: TaskPeople, userId: number): Promise<TaskRelation> {
  const { rows } = await sql<{ fullRights: boolean; isMember: boolean }>`
    select u.full_rights as "fullRights",
      exists (select from executor_role_executors r
        where r.parent_id = ${task.executor_role_id} and r.executor_id = u.id) as "isMember"
    from "user" u where u.id = ${userId}`.execute(db);
  const leaders = task.executor_id === null ? [] : await leadersOf(db, task.executor_id);
  return {
    fullRights: rows[0]?.fullRights === true,
    isMember: rows[0]?.isMember === true,
    isExecutor: task.executor_id === userId,
    isChecker: task.checker_id === userId,
    isAuthor: task.author_id === userId,
    isLeader: leaders.includes(userId),
  };
}

/** The ids of leaders and deputy leaders of the departments of a user, without this user and without closed accounts. */
export async function leadersOf(db: Sql, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct boss.user_id as id
    from employee worker
    join department_employees place on place.employee_id = worker.id
    join department d on d.id = place.parent_id and not d.marked_to_delete
    join employee boss on boss.id in (d.leader_id, d.deputy_id)
    join "user" account on account.id = boss.user_id and account.is_active and not account.marked_to_delete
    where worker.user_id = ${userId} and boss.user_id <> ${userId}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The ids of the users who may take a role's tasks. */
export async function membersOf(db: Sql, executorRoleId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select executor_id as id from executor_role_executors where parent_id = ${executorRoleId}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The roles whose tasks a user may take. */
export async function rolesOf(db: Sql, userId: number | null): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select r.id, r.name from executor_role r join executor_role_executors e on e.parent_id = r.id
    where e.executor_id = ${userId} and not r.marked_to_delete order by r.name, r.id`.execute(db);
  return rows;
}
