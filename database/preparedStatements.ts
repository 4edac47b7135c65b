import { sql } from 'kysely';
import { DatabaseError, type Pool, type PoolClient } from 'pg';

/** At so many uses a statement gets a name. It is then planned once for each connection. */
const namedAfter = 5;
/** The most statements that have a name, because each name costs memory on every connection. */
const mostNames = 150;
/** The most texts that are counted without a name; beyond it all counts are dropped. */
const mostCounted = 2000;

const planAnewMark = '/* planned each time */';
/**
 * Begins a statement whose best plan depends on the values searched for. It never gets a name, because `preparable` accepts no
 * statement that begins with a comment.
 */
export const planAnew = sql.raw(`${planAnewMark} `);

/** One statement without a comment before it. Postgres cannot prepare a text of several, separated by semicolons. */
const preparable = /^\s*(select|insert|update|delete|with)\b[^;]*$/i;

type Query = (
  statement: string | { readonly name: string; readonly text: string; readonly values: unknown[] },
  ...rest: unknown[]
) => Promise<unknown>;

/** The names of frequent statements, the same on every connection of a pool. */
class StatementNames {
  readonly #uses = new Map<string, number>();
  readonly #names = new Map<string, string>();
  /** Counts how often all names were dropped, so that no name is used twice. */
  #generation = 0;

  /** Counts a use of a statement. Returns its name; undefined while it is used too seldom, or cannot have one. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    if (this.#names.size >= mostNames || !preparable.test(text)) return undefined;
    const uses = (this.#uses.get(text) ?? 0) + 1;
    if (uses < namedAfter) {
      if (this.#uses.size >= mostCounted) this.#uses.clear();
      this.#uses.set(text, uses);
      return undefined;
    }
    this.#uses.delete(text);
    const name = `keja_${this.#generation}_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }

  /** Called when a table has changed since the statements were prepared: they are prepared again under other names. */
  drop(): void {
    this.#names.clear();
    this.#generation += 1;
  }
}

/**
 * Lets Postgres plan frequent statements once for each connection and not each time: planning takes half of the time of a
 * statement that reads one record.
 */
export function nameStatements(pool: Pool): void {
  const names = new StatementNames();
  pool.on('connect', (client) => nameStatementsOf(client, names));
}

function nameStatementsOf(client: PoolClient, names: StatementNames): void {
  const query = client.query.bind(client) as unknown as Query;
  const dropStale = (error: unknown): never => {
    if (isStale(error)) names.drop();
    throw error;
  };
  const named: Query = async (statement, ...rest) => {
    const [values] = rest;
    // Only a text with its values can get a name. Other ways to call `query` are passed on as they are.
    const name =
      typeof statement === 'string' && rest.length === 1 && Array.isArray(values)
        ? names.nameOf(statement)
        : undefined;
    // A statement without a name may be a `commit` that also carries the statement before it (`mayWaitForCommit` in
    // `commitWithLast.ts`). If the carried statement has a stale name, its error comes as the error of the commit.
    if (name === undefined) return query(statement, ...rest).catch(dropStale);
    const text = statement as string;
    try {
      return await query({ name, text, values: values as unknown[] });
    } catch (error) {
      if (!isStale(error)) throw error;
      names.drop();
      // The failed statement did nothing, so it may run again. In a transaction that has failed now, the first error is the
      // one to report.
      return query(text, values).catch((again: unknown) => {
        throw isAborted(again) ? error : again;
      });
    }
  };
  client.query = ((...args: Parameters<Query>) =>
    typeof args[0] === 'string' ? named(...args) : query(...args)) as PoolClient['query'];
}

/** Whether Postgres refuses a prepared statement because its table has other columns now. */
const isStale = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === '0A000' && error.message.includes('cached plan');
/** Whether a statement was refused because an earlier one of its transaction has failed. */
const isAborted = (error: unknown): boolean => error instanceof DatabaseError && error.code === '25P02';
