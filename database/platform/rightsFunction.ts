import { sql, type RawBuilder } from 'kysely';
import type { Sql } from '../sql.ts';
import { rolesOf } from './belonging.ts';

const listed = (rows: RawBuilder<unknown>) => sql`(select coalesce(json_agg(x), '[]') from (${rows}) x)`;

/**
 * Creates the SQL function `keja_rights(person)`, which gives as JSON a user's roles, what they allow, and what is restricted.
 * It is a function because every request calls it: Postgres keeps its plan, and planning takes longer than running it.
 */
export async function prepareRights(connection: Sql): Promise<void> {
  await sql`create or replace function keja_rights(person int) returns json language plpgsql stable as $rights$
    begin
      return (with held as materialized (
          select r.id, r.key, r.read_only as "readOnly" from user_role r where r.id in ${rolesOf(sql`person`)}),
        opened as (
          select o.object_type as object, bool_or(o.modify and not held."readOnly") as modify
          from held join user_role_objects o on o.parent_id = held.id where o.read or o.modify group by o.object_type),
        closed as (
          select object_type as object, use_restriction as "grantedOnly", use_department_restriction as "departmentOnly"
          from access_restriction where not marked_to_delete and (use_restriction or use_department_restriction))
        select json_build_object('roles', ${listed(sql`select key, "readOnly" from held`)},
          'grants', ${listed(sql`select * from opened`)}, 'restrictions', ${listed(sql`select * from closed`)}));
    end $rights$`.execute(connection);
}
