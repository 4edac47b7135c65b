import pg from 'pg';

/** A pool of `pg` and nothing else. Its end is answered before its connections are gone: the server may be first. */
export function barePool(databaseUrl: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  pool.on('error', () => undefined);
  return pool;
}
