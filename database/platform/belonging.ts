import { sql, type RawBuilder } from 'kysely';

/** SQL of the id of a user. */
type Person = RawBuilder<unknown>;
/**
 * A subquery that gives ids. Departments, role groups and roles that are marked for deletion are ignored. These subqueries are
 * unions of plain joins, because they run with every request and Postgres plans such unions quickly.
 */
type Ids = RawBuilder<unknown>;

const employed = sql`e.is_active and not e.marked_to_delete`;

/** The departments in which a user works, or is the leader or deputy leader. */
function departmentsOf(user: Person): Ids {
  return sql`(
  select d.id from employee e join department d on e.id in (d.leader_id, d.deputy_id)
  where e.user_id = ${user} and ${employed} and not d.marked_to_delete
  union all
  select d.id from employee e join department_employees w on w.employee_id = e.id join department d on d.id = w.parent_id
  where e.user_id = ${user} and ${employed} and not d.marked_to_delete)`;
}

/** The role groups of a user, who is named there directly or through a department. */
export function roleGroupsOf(user: Person): Ids {
  return sql`(
  select g.id from role_group_users m join role_group g on g.id = m.parent_id
  where m.user_id = ${user} and not g.marked_to_delete
  union all
  select g.id from role_group_departments m join role_group g on g.id = m.parent_id
  where m.department_id in ${departmentsOf(user)} and not g.marked_to_delete)`;
}

/** The roles of a user: their own, and those of their role groups. */
export function rolesOf(user: Person): Ids {
  return sql`(
  select r.id from user_roles o join user_role r on r.id = o.user_role_id
  where o.parent_id = ${user} and not r.marked_to_delete
  union
  select r.id from role_group_roles o join user_role r on r.id = o.user_role_id
  where o.parent_id in ${roleGroupsOf(user)} and not r.marked_to_delete)`;
}

/**
 * The users who are in a department together with this user, and the user. Others are included also if their
 * `employee` is not active or is marked for deletion.
 */
export function colleaguesOf(user: Person): Ids {
  return sql`(
  select e.user_id from department d join employee e on e.id in (d.leader_id, d.deputy_id)
  where d.id in ${departmentsOf(user)} and e.user_id is not null
  union
  select e.user_id from department_employees w join employee e on e.id = w.employee_id
  where w.parent_id in ${departmentsOf(user)} and e.user_id is not null)`;
}
