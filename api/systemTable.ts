import type { Pool } from 'pg';

/** The key of our advisory lock: any number, as long as nothing else in the database uses it. */
const lock = 7_241_005;

/**
 * Creates a table for the state of a library, if it does not exist. Several API processes may do so at the same time.
 * @param definition the name and the columns, as after `create table`
 */
export async function ensureTable(pool: Pool, definition: string): Promise<void> {
  // Sent as one query, so that the lock is held until the table exists.
  await pool.query(`select pg_advisory_xact_lock(${lock}); create table if not exists ${definition}`);
}
