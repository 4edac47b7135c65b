import pg from 'pg';

/**
 * A pool of bare `pg`. Its errors are ignored: `end` resolves before the connections are closed, so the server may stop first,
 * and they then report an error.
 */
export function barePool(databaseUrl: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  pool.on('error', () => undefined);
  return pool;
}
