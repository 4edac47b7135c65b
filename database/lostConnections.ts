import { DatabaseError, type Pool, type PoolClient } from 'pg';

const lost = new WeakSet<Error>();

const note = (error: unknown): void => {
  if (error instanceof Error) lost.add(error);
};

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/** Notes the errors by which a pool's connections break or are never made: nothing in them says whose they are. */
export const noteLosses = (pool: Pool): void => {
  pool.on('connect', (client) => client.on('error', note));
  const connect = pool.connect.bind(pool) as (heard?: Connected) => Promise<PoolClient>;
  const noted = (heard?: Connected): Promise<PoolClient> | undefined => {
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
};

/** Whether it is Postgres that said it, or a connection to it that broke. */
export const isOfPostgres = (error: Error): boolean => error instanceof DatabaseError || lost.has(error);
