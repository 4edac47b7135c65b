import { DescribedOnce } from './describedOnce.ts';
import type { Answer, Query, Statement, Wire } from './wire.ts';

/**
 * Accepts what the extended protocol of Postgres can send: one statement that reads or writes rows, without a semicolon. A
 * `select` may begin with a comment, which is how `planAnew` marks a statement.
 */
const joinable = /^\s*(select|insert|update|delete|with|\/\*[^*]*\*\/\s*select)\b[^;]*$/i;

/**
 * The names of prepared statements without values that are sent around one statement: `before` begins its transaction, `after`
 * ends it.
 */
export interface Around {
  readonly before?: string;
  readonly after?: string;
}

/**
 * The statement of a call of `query`, as an object, if it can be sent with others; undefined if it cannot.
 * @param more what the call was given after the values, for example a callback: such a call is not joined
 */
export function statementOf(statement: unknown, [values, ...more]: unknown[]): Statement | undefined {
  const given =
    typeof statement === 'string' ? { text: statement, values } : (statement as Partial<Statement>);
  // An object with `submit` sends itself, so it is not joined either.
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
      // `pg` gives one result alone, and several as an array in the order of sending. If there is `before`, its result is the first.
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
