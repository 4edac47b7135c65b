import { sql } from 'kysely';
import type { BuiltInRole } from '#domain/platform/roles.ts';
import type { Transaction } from '../transaction.ts';
import { rolesOf } from './belonging.ts';

/**
 * The ids of all active users of the installation's own staff who hold the role. Users who are bound to the records of one
 * firm are left out, because such notices are not for that firm.
 */
export async function staffWithRole(tx: Transaction, role: BuiltInRole): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from "user" u where u.is_active and not u.marked_to_delete and not u.external_user
      and (u.full_rights or not u.use_customer_access) and exists (
      select 1 from user_role r where r.key = ${role} and r.id in ${rolesOf(sql`u.id`)})
    order by u.id`.execute(tx.sql);
  return rows.map(({ id }) => id);
}
