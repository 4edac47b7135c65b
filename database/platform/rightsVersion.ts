import { sql, type RawBuilder } from 'kysely';
import type { Sql } from '../sql.ts';

/** The tables that the SQL function `keja_rights` (rightsFunction.ts) reads to tell what a user may do. */
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
 * Replaces the rows by one new row, so that there are never many. Rows that another transaction is replacing now are left to
 * it. The id is random, so that no earlier state seems to have come back, not even after an older backup was restored.
 */
const replaceVersion = `with known as (select id from rights_change for update skip locked),
    gone as (delete from rights_change where id in (select id from known))
  insert into rights_change default values`;

/**
 * Makes each transaction that writes one of these tables change the version of the rights, once: `keja.rights_noted` is set
 * until the transaction ends. No writer waits for another.
 */
export async function noteChangesOfRights(connection: Sql): Promise<void> {
  await sql`create or replace function keja_note_rights() returns trigger language plpgsql as $noted$
    begin
      if coalesce(current_setting('keja.rights_noted', true), '') = '' then
        ${sql.raw(replaceVersion)};
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
 * written, because it may change more.
 */
export const rightsVersion: RawBuilder<string | null> = sql<string | null>`
  case when pg_current_xact_id_if_assigned() is null
    then coalesce((select string_agg(id::text, ',' order by id) from rights_change), '') end`;

/** Says that all rights may have changed, for what no trigger sees: `keja_rights` itself, or a restored backup. */
export async function noteRightsChanged(connection: Sql): Promise<void> {
  await sql.raw(replaceVersion).execute(connection);
}
