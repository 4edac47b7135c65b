import { sql } from 'kysely';
import type { Sql } from '../sql.ts';

/** The id of the user with this login; upper and lower case are equal. */
export async function userIdByLogin(db: Sql, login: string): Promise<number | undefined> {
  const user = await db
    .selectFrom('user')
    .select('id')
    .where((eb) => eb(eb.fn<string>('lower', ['login']), '=', eb.fn<string>('lower', [eb.val(login)])))
    .where('marked_to_delete', '=', false)
    .executeTakeFirst();
  return user?.id;
}

export async function nameOfUser(db: Sql, id: number): Promise<string | undefined> {
  const user = await db.selectFrom('user').select('name').where('id', '=', id).executeTakeFirst();
  return user?.name;
}

/** The task template with this code, otherwise with this name; the oldest if there are several. */
export async function taskTemplateNamed(
  db: Sql,
  codeOrName: string,
): Promise<{ readonly id: number; readonly name: string } | undefined> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from task_template where (code = ${codeOrName} or name = ${codeOrName})
      and not marked_to_delete order by code = ${codeOrName} desc nulls last, id limit 1`.execute(db);
  return rows[0];
}

/** The active process definition with this name; the oldest if there are several. */
export function definitionNamed(db: Sql, name: string) {
  return db
    .selectFrom('bp_definition')
    .select('id')
    .where('name', '=', name)
    .where('is_active', '=', true)
    .where('marked_to_delete', '=', false)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** A version of a definition, with its graph unparsed. */
export function definitionVersion(db: Sql, definitionId: number, versionId: number) {
  return db
    .selectFrom('bp_definition_version')
    .select(['version_number as number', 'graph'])
    .where('id', '=', versionId)
    .where('definition_id', '=', definitionId)
    .executeTakeFirst();
}
