import type { QueryResult, RawBuilder } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { Sql } from './sql.ts';

/** What a client of `pg` has but does not declare: its stream, which can hold back what is written to it (`cork`). */
interface WithStream {
  readonly connection: { readonly stream: { cork(): void; uncork(): void } };
}

/**
 * Lets a connection send all statements of one turn of the event loop in one packet. Its pool must have `pipeline` on, or
 * `pg` would send a statement only after the answer to the one before.
 */
export function sendTogether(pool: Pool): void {
  pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const { stream } = (client as unknown as WithStream).connection;
    client.query = ((...args: unknown[]) => {
      stream.cork();
      process.nextTick(() => stream.uncork());
      return query(...args);
    }) as PoolClient['query'];
  });
}

/**
 * Executes statements one after the other over one connection, and sends them at once: this saves round trips. Each sees
 * what had been committed when it began, as if it had been sent by itself.
 */
export async function together<Rows extends readonly unknown[]>(
  db: Sql,
  statements: { readonly [Index in keyof Rows]: RawBuilder<Rows[Index]> },
): Promise<{ readonly [Index in keyof Rows]: QueryResult<Rows[Index]> }> {
  const compiled = statements.map((statement) => statement.compile(db));
  const results = await db
    .getExecutor()
    .provideConnection((connection) => Promise.all(compiled.map((each) => connection.executeQuery(each))));
  return results as { readonly [Index in keyof Rows]: QueryResult<Rows[Index]> };
}
