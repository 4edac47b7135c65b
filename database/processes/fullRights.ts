import { sql } from 'kysely';
import type { Sql } from '../sql.ts';

/** Whether somebody is an internal user with full rights: they send processes anywhere. */
export const hasFullRights = async (db: Sql, userId: number): Promise<boolean> => {
  const { rows } = await sql`
    select from "user" where id = ${userId} and full_rights and is_active and not external_user`.execute(db);
  return rows.length > 0;
};
