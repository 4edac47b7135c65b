import { sql } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { sendJoined, statementOf } from './joinedStatement.ts';
import type { Query, Statement, Wire } from './wire.ts';

/** The statement that ends a transaction, prepared once for each connection. */
const commit = { name: 'keja_commit', text: 'commit' };

const mark = '/* may wait for the commit */';
/**
 * Marks the end of a statement whose answer nobody needs, and which is mostly followed by the commit. The statement waits for
 * the next one of its transaction and is sent with it. If it fails, the next statement reports the error.
 */
export const mayWaitForCommit = sql.raw(` ${mark}`);

/**
 * Sends a statement that may wait together with the commit, because a round trip costs more than most statements take. If
 * the statement fails, Postgres skips the commit.
 */
export function commitWithLast(pool: Pool): void {
  pool.on('connect', (client) => joinCommitOf(client));
}

function joinCommitOf(client: PoolClient): void {
  const query = client.query.bind(client) as unknown as Query;
  const { connection } = client as unknown as { readonly connection: Wire };
  let waiting: Statement | undefined;

  const joined: Query = (statement, ...rest) => {
    const last = waiting;
    waiting = undefined;
    if (last) return sendAfter(last, statement, rest);
    const given = statementOf(statement, rest);
    if (given?.text.endsWith(mark)) {
      waiting = given;
      return Promise.resolve({ command: '', rowCount: null, rows: [] });
    }
    return statement === commit.text ? query(commit) : query(statement, ...rest);
  };
  /** Sends the statement that waited and then this one: with one round trip if this one is the commit. */
  const sendAfter = (last: Statement, statement: unknown, rest: unknown[]) => {
    // What waited would be rolled back too, so it is not sent.
    if (statement === 'rollback') return query(statement);
    // `commit` can be sent by its name only after the connection has prepared it.
    if (statement === commit.text && connection.parsedStatements[commit.name] !== undefined)
      return sendJoined(query, last, { after: commit.name });
    return query(last).then(() => joined(statement, ...rest));
  };
  client.query = joined as unknown as PoolClient['query'];
}
