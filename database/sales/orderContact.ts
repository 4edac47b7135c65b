import type { Sql } from '../sql.ts';

interface OrderContact {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

/**
 * The person responsible for an order, to whom its customer may turn: its manager, otherwise its author. Null if neither is one
 * of our staff who may still sign in.
 */
export async function orderContact(
  db: Sql,
  { managerId, authorId }: { readonly managerId: number | null; readonly authorId: number | null },
): Promise<OrderContact | null> {
  const ids = [managerId, authorId].filter((id) => id !== null);
  if (ids.length === 0) return null;
  const people = await db
    .selectFrom('user')
    .select(['id', 'name', 'email'])
    .where('id', 'in', ids)
    .where('external_user', '=', false)
    .where('is_active', '=', true)
    .where('marked_to_delete', '=', false)
    .execute();
  return people.find(({ id }) => id === managerId) ?? people[0] ?? null;
}
