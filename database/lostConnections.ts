import pg, { type Pool, type PoolClient } from 'pg';
import { noteLoss } from './ofPostgres.ts';
import { createReach, type Reach } from './reach.ts';

/** `pg` gives a connection either to such a callback, with a function that returns it to the pool, or by a promise. */
type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/**
 * Remembers the errors by which connections of a pool break or cannot be made, because such an error does not say that it
 * concerns Postgres. Begins no connection while Postgres is known to be gone.
 * @param reach knows for the whole process whether Postgres answers; absent where nobody watches it
 */
export function noteLosses(pool: Pool, reach?: Reach): void {
  reach?.pools.add(pool);
  pool.on('connect', (client) => client.on('error', noteLoss));
  const connect = pool.connect.bind(pool) as (callback?: Connected) => Promise<PoolClient>;
  const notingConnect = (callback?: Connected): Promise<PoolClient> | undefined => {
    if (reach?.isGone()) {
      const gone = Object.assign(new Error('Postgres does not answer'), { code: 'ETIMEDOUT' });
      noteLoss(gone);
      if (!callback) return Promise.reject(gone);
      process.nextTick(() => callback(gone, undefined, () => undefined));
      return undefined;
    }
    if (callback) {
      void connect((error, client, done) => {
        noteLoss(error);
        callback(error, client, done);
      });
      return undefined;
    }
    return connect().catch((error: unknown) => {
      noteLoss(error);
      throw error;
    });
  };
  pool.connect = notingConnect as Pool['connect'];
}

/**
 * A small pool for a library that keeps its own state in Postgres. The pool does not listen to a client that is lent out:
 * without our listener, a connection that breaks ends the process. A client that breaks while it is lent out is removed
 * from the pool: its borrower may never return it, and its place would be lost.
 * @param onBroken is called for each connection that breaks
 */
export function libraryPool(
  databaseUrl: string,
  max: number,
  onBroken: (error: Error) => void,
  reach: Reach = createReach(),
): Pool {
  const pool = new pg.Pool({ connectionString: databaseUrl, max, stream: reach.stream });
  noteLosses(pool, reach);
  // An idle connection that breaks would otherwise end the process; the pool has removed it already.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', onBroken);
    client.once('end', () => takeBack(client));
  });
  return pool;
}

/** Removes a broken connection from its pool. */
const takeBack = (client: PoolClient): void => {
  try {
    client.release(true);
  } catch {
    // It was given back already.
  }
};
