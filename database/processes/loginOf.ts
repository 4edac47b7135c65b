import { sql } from 'kysely';
import type { Sql } from '../sql.ts';

/** The login that expressions know somebody by; empty for the server's own processes. */
export const loginOf = async (db: Sql, userId: number | null): Promise<string> => {
  if (userId === null) return '';
  const { rows } = await sql<{ login: string }>`select login from "user" where id = ${userId}`.execute(db);
  return rows[0]?.login ?? '';
};
