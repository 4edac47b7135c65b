import { sql, type RawBuilder } from 'kysely';
import type { Sql } from '../sql.ts';

/** The tables that `keja_rights` reads. */
export const rightsTables = [
  'access_restriction',
  'department',
  'department_employees',
  'employee',
  'role_group',
  'role_group_departments',
  'role_group_roles',
  'role_group_users',
  'user_role',
  'user_role_objects',
  'user_roles',
] as const;

const trigger = 'keja_rights_change';

/**
 * Makes each transaction that writes one of these tables add a row to `rights_change`. It adds rows and counts nothing up,
 * because two transactions would wait for each other at a counter.
 */
export async function noteChangesOfRights(connection: Sql): Promise<void> {
  await sql`create or replace function keja_note_rights() returns trigger language plpgsql as $noted$
    begin
      if coalesce(current_setting('keja.rights_noted', true), '') = '' then
        insert into rights_change default values;
        perform set_config('keja.rights_noted', 'yes', true);
      end if;
      return null;
    end $noted$`.execute(connection);
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c where c.oid = any(cast(${[...rightsTables]} as regclass[]))
      and not exists (select 1 from pg_trigger t where t.tgrelid = c.oid and t.tgname = ${trigger})`.execute(
    connection,
  );
  for (const { name } of rows)
    await sql`create trigger ${sql.id(trigger)} after insert or update or delete or truncate on ${sql.table(name)}
      for each statement execute function keja_note_rights()`.execute(connection);
}

/**
 * SQL for a text that differs as soon as something that `keja_rights` reads may have changed. Null in a transaction that has
 * written, which may change more.
 */
export const rightsVersion: RawBuilder<string | null> = sql<string | null>`
  case when pg_current_xact_id_if_assigned() is null
    then coalesce((select string_agg(id::text, ',' order by id) from rights_change), '') end`;

/**
 * Puts one new row in place of all, so that the text stays short. The new id is in no earlier text, so that no earlier state
 * seems to have come back.
 */
export async function shortenRightsVersion(connection: Sql): Promise<void> {
  await sql`with gone as (delete from rights_change) insert into rights_change default values`.execute(
    connection,
  );
}
