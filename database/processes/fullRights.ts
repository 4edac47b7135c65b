import type { Sql } from '../sql.ts';

/** Whether a user is internal and has full rights; such a user may send a process to any stage. */
export async function hasFullRights(db: Sql, userId: number): Promise<boolean> {
  const user = await db
    .selectFrom('user')
    .select('id')
    .where('id', '=', userId)
    .where('full_rights', '=', true)
    .where('is_active', '=', true)
    .where('external_user', '=', false)
    .executeTakeFirst();
  return user !== undefined;
}
