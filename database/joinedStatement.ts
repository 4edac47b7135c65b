import { DescribedOnce } from './describedOnce.ts';
import type { Answer, Query, Statement, Wire } from './wire.ts';

/**
 * What the extended protocol can send: one statement that reads or writes rows. A `select` may begin with a comment, which is
 * how `planAnew` marks a statement.
 */
const joinable = /^\s*(select|insert|update|delete|with|\/\*[^*]*\*\/\s*select)\b[^;]*$/i;

/** Prepared statements without values that are sent around one statement: the beginning or the end of its transaction. */
export interface Around {
  readonly before?: string;
  readonly after?: string;
}

/** The statement as an object, if it can be sent with others; undefined for all other calls of `query`. */
export function statementOf(statement: unknown, [values, ...more]: unknown[]): Statement | undefined {
  const given =
    typeof statement === 'string' ? { text: statement, values } : (statement as Partial<Statement>);
  // A statement that sends itself is sent as it is.
  if ('submit' in given || given.text === undefined || !Array.isArray(given.values) || more.length > 0)
    return undefined;
  return joinable.test(given.text) ? (given as Statement) : undefined;
}

/**
 * Sends what is `around` a statement in one packet with it and without a `Sync` between: if one of them fails, Postgres
 * skips the rest. Answers the statement itself.
 */
export function sendJoined(query: Query, statement: Statement, around: Around): Answer {
  return new Promise((resolve, reject) => {
    const sent = new JoinedStatement({ ...statement, queryMode: 'extended' }, (error, results) => {
      if (error) return reject(error);
      // The results are in the order of sending. The first one is that of `before`, if there is one.
      const own = [results].flat()[around.before === undefined ? 0 : 1];
      if (own) resolve(own);
    });
    sent.around = around;
    void query(sent);
  });
}

/** `pg` calls `prepare` to send the statement with its values, and `_getRows` to execute it and to end the packet. */
class JoinedStatement extends DescribedOnce {
  around: Around = {};

  override prepare(connection: Wire): void {
    if (this.around.before !== undefined) execute(connection, this.around.before);
    super.prepare(connection);
  }

  override _getRows(connection: Wire): void {
    connection.execute({});
    if (this.around.after !== undefined) execute(connection, this.around.after);
    connection.sync();
  }
}

const execute = (connection: Wire, statement: string): void => {
  connection.bind({ statement });
  connection.execute({});
};
