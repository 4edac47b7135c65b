import type { Sql } from '../sql.ts';

/** The login of a user for use in expressions; empty for the system. */
export async function loginOf(db: Sql, userId: number | null): Promise<string> {
  if (userId === null) return '';
  const user = await db.selectFrom('user').select('login').where('id', '=', userId).executeTakeFirst();
  return user?.login ?? '';
}
