import type { Pool } from 'pg';

const lock = 7_241_005;

/** Creates a table for the state of a library; safe when several API processes start at the same time. */
export async function ensureTable(pool: Pool, definition: string): Promise<void> {
  // Sent as one query, so that the lock is held until the table exists.
  await pool.query(`select pg_advisory_xact_lock(${lock}); create table if not exists ${definition}`);
}
