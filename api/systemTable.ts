import type { Pool } from 'pg';

const lock = 7_241_005;

/** Makes a table that a library keeps its own state in, also when several API processes start at the same moment. */
export const ensureTable = async (pool: Pool, definition: string): Promise<void> => {
  // Sent as one query, so that the lock holds until the table stands.
  await pool.query(`select pg_advisory_xact_lock(${lock}); create table if not exists ${definition}`);
};
