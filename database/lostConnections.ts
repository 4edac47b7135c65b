import pg, { DatabaseError, type Pool, type PoolClient } from 'pg';
import { createReach, type Reach } from './reach.ts';

const lost = new WeakSet<Error>();

const note = (error: unknown): void => {
  if (error instanceof Error) lost.add(error);
};

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/**
 * Remembers the errors by which connections of a pool break or cannot be made, because such an error does not say that it
 * concerns Postgres. Begins no connection while Postgres is known to be gone.
 */
export function noteLosses(pool: Pool, reach?: Reach): void {
  reach?.pools.add(pool);
  pool.on('connect', (client) => client.on('error', note));
  const connect = pool.connect.bind(pool) as (heard?: Connected) => Promise<PoolClient>;
  const noted = (heard?: Connected): Promise<PoolClient> | undefined => {
    if (reach?.isGone()) {
      const gone = Object.assign(new Error('Postgres does not answer'), { code: 'ETIMEDOUT' });
      note(gone);
      if (!heard) return Promise.reject(gone);
      process.nextTick(() => heard(gone, undefined, () => undefined));
      return undefined;
    }
    if (heard) {
      void connect((error, client, done) => {
        note(error);
        heard(error, client, done);
      });
      return undefined;
    }
    return connect().catch((error: unknown) => {
      note(error);
      throw error;
    });
  };
  pool.connect = noted as Pool['connect'];
}

/** Whether the error comes from Postgres or from a connection to it that broke. */
export function isOfPostgres(error: Error): boolean {
  return error instanceof DatabaseError || lost.has(error);
}

/**
 * A small pool for a library that keeps its own state in Postgres. The pool does not listen to a client that is lent out:
 * without our listener, a connection that breaks ends the process. A client that breaks while it is lent out is removed
 * from the pool: its borrower may never return it, and its place would be lost.
 * @param broken is called for each connection that breaks
 */
export function libraryPool(
  databaseUrl: string,
  max: number,
  broken: (error: Error) => void,
  reach: Reach = createReach(),
): Pool {
  const pool = new pg.Pool({ connectionString: databaseUrl, max, stream: reach.stream });
  noteLosses(pool, reach);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', broken);
    client.once('end', () => takeBack(client));
  });
  return pool;
}

const takeBack = (client: PoolClient): void => {
  try {
    client.release(true);
  } catch {
    // It was given back already.
  }
};
