import { sql } from 'kysely';
import type { Sql } from '#database/sql.ts';

/** How many connections to this database wait for a row or a table that another transaction holds. */
export async function waitingForLocks(db: Sql): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}
