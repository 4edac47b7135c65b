import type { Sql } from '../sql.ts';

/** The contact person for the customer of an order: its manager, otherwise its author. Null for an external user. */
export async function orderContact(
  db: Sql,
  { managerId, authorId }: { readonly managerId: number | null; readonly authorId: number | null },
): Promise<{ readonly name: string; readonly email: string } | null> {
  const id = managerId ?? authorId;
  if (id === null) return null;
  const found = await db
    .selectFrom('user')
    .select(['name', 'email'])
    .where('id', '=', id)
    .where('external_user', '=', false)
    .executeTakeFirst();
  return found ?? null;
}
