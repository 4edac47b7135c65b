import { sql, type RawBuilder } from 'kysely';

/** Sets of ids to stand in a query, for the person whose user id `user` is. What is marked as deleted gives nothing. */
type Person = RawBuilder<unknown>;
type Ids = RawBuilder<unknown>;

/** The departments that somebody works in, leads, or stands in for. */
export const departmentsOf = (user: Person): Ids => sql`(
  select d.id from department d join employee e on e.user_id = ${user} and e.is_active and not e.marked_to_delete
  where not d.marked_to_delete and (d.leader_id = e.id or d.deputy_id = e.id
    or exists (select 1 from department_employees w where w.parent_id = d.id and w.employee_id = e.id)))`;

/** The role groups that somebody is in: by name, or with their department. */
export const roleGroupsOf = (user: Person): Ids => sql`(
  select g.id from role_group g where not g.marked_to_delete and (
    exists (select 1 from role_group_users m where m.parent_id = g.id and m.user_id = ${user})
    or exists (select 1 from role_group_departments m where m.parent_id = g.id and m.department_id in ${departmentsOf(user)})))`;

/** The roles that somebody holds: their own, and those of their role groups. */
export const rolesOf = (user: Person): Ids => sql`(
  select r.id from user_role r where not r.marked_to_delete and (
    exists (select 1 from user_roles o where o.parent_id = ${user} and o.user_role_id = r.id)
    or exists (select 1 from role_group_roles o where o.user_role_id = r.id and o.parent_id in ${roleGroupsOf(user)})))`;

/** The users who work in a department with somebody. */
export const colleaguesOf = (user: Person): Ids => sql`(
  select e.user_id from department d
    join employee e on e.user_id is not null and (e.id = d.leader_id or e.id = d.deputy_id
      or exists (select 1 from department_employees w where w.parent_id = d.id and w.employee_id = e.id))
  where d.id in ${departmentsOf(user)})`;
