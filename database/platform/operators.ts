import { sql } from 'kysely';
import type { Transaction } from '../transaction.ts';
import { rolesOf } from './belonging.ts';

/** The ids of all operators of the terminal: active users with the role of operators. */
export async function operators(tx: Transaction): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from "user" u where u.is_active and not u.marked_to_delete and exists (
      select 1 from user_role r where r.key = 'operator' and r.id in ${rolesOf(sql`u.id`)})`.execute(tx.sql);
  return rows.map(({ id }) => id);
}
