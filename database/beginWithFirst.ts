import type { Pool, PoolClient } from 'pg';
import { sendJoined, statementOf } from './joinedStatement.ts';
import type { Answer, Query, Wire } from './wire.ts';

/** The statement that begins a transaction, prepared once for each connection. */
const begin = { name: 'keja_begin', text: 'begin' };

/**
 * Sends `begin` together with the first statement of the transaction, because a round trip costs more than most statements
 * take. A transaction without a statement sends nothing.
 */
export function beginWithFirst(pool: Pool): void {
  pool.on('connect', (client) => joinBeginOf(client));
}

function joinBeginOf(client: PoolClient): void {
  const query = client.query.bind(client) as unknown as Query;
  const { connection } = client as unknown as { readonly connection: Wire };
  let isBeginWaiting = false;
  const joined: Query = (statement, ...rest) => {
    // `begin` can be sent by its name only after the connection has prepared it.
    if (statement === begin.text && connection.parsedStatements[begin.name] === undefined)
      return query(begin);
    if (statement === begin.text) {
      isBeginWaiting = true;
      return emptyAnswer('BEGIN');
    }
    if (!isBeginWaiting) return query(statement, ...rest);
    isBeginWaiting = false;
    if (statement === 'commit' || statement === 'rollback') return emptyAnswer(statement.toUpperCase());
    const first = statementOf(statement, rest);
    if (first) return sendJoined(query, first, { before: begin.name });
    // A statement that cannot be joined is sent after `begin`. If `begin` fails, this statement fails too and reports the error.
    query(begin.text).catch(() => undefined);
    return query(statement, ...rest);
  };
  client.query = joined as unknown as PoolClient['query'];
}

/** What the caller gets as the answer to a statement that is not sent, or is sent later. */
const emptyAnswer = async (command: string): Answer => ({ command, rowCount: null, rows: [] });
