import pg, { type Connection, type Pool, type PoolClient, type QueryResult } from 'pg';

/** The statement that begins a transaction, prepared once for each connection. */
const begin = { name: 'keja_begin', text: 'begin' };
/** What the extended protocol can send: one statement that reads or writes rows. */
const joinable = /^\s*(select|insert|update|delete|with|\/\*[^*]*\*\/\s*select)\b[^;]*$/i;

interface Statement {
  readonly name?: string;
  readonly text: string;
  readonly values?: unknown[];
}
type Answer = Promise<Pick<QueryResult, 'command' | 'rowCount' | 'rows'>>;
type Query = (statement: unknown, ...rest: unknown[]) => Answer;

/** The parts of a connection and of a query that `pg` does not declare. */
interface Wire extends Connection {
  readonly parsedStatements: Readonly<Record<string, string>>;
  bind(what: { readonly statement: string }): void;
  execute(what: object): void;
}
interface Preparing {
  new (
    statement: Statement & { readonly queryMode: 'extended' },
    done: (error: Error | undefined, result: QueryResult | QueryResult[]) => void,
  ): { prepare(connection: Wire): void };
}

/** Sends `begin` before its own statement without a `Sync` between: if one of the two fails, Postgres skips the rest. */
class FirstStatement extends (pg.Query as unknown as Preparing) {
  override prepare(connection: Wire): void {
    connection.bind({ statement: begin.name });
    connection.execute({});
    super.prepare(connection);
  }
}

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
  let begins = false;
  const joined: Query = (statement, ...rest) => {
    if (statement === begin.text && connection.parsedStatements[begin.name] === undefined)
      return query(begin);
    if (statement === begin.text) {
      begins = true;
      return nothing('BEGIN');
    }
    if (!begins) return query(statement, ...rest);
    begins = false;
    if (statement === 'commit' || statement === 'rollback') return nothing(statement.toUpperCase());
    const first = statementOf(statement, rest);
    if (first) return sendFirst(query, first);
    // If `begin` fails, the statement after it fails too and reports the error.
    query(begin.text).catch(() => undefined);
    return query(statement, ...rest);
  };
  client.query = joined as unknown as PoolClient['query'];
}

const nothing = async (command: string): Answer => ({ command, rowCount: null, rows: [] });

const statementOf = (statement: unknown, [values, ...more]: unknown[]): Statement | undefined => {
  const given =
    typeof statement === 'string' ? { text: statement, values } : (statement as Partial<Statement>);
  if (given.text === undefined || !Array.isArray(given.values) || more.length > 0) return undefined;
  return joinable.test(given.text) ? (given as Statement) : undefined;
};

const sendFirst = (query: Query, first: Statement): Answer =>
  new Promise((resolve, reject) => {
    const sent = new FirstStatement({ ...first, queryMode: 'extended' }, (error, results) => {
      if (error) return reject(error);
      // `begin` has a result of its own, before that of the statement.
      const own = [results].flat().at(-1);
      if (own) resolve(own);
    });
    void query(sent);
  });
