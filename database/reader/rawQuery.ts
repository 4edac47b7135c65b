import type { Socket } from 'node:net';
import pg from 'pg';
import Cursor from 'pg-cursor';
import { fail } from '#domain/kernel/fail.ts';
import { rawQueryLimits } from '#domain/platform/rawQuery.ts';

export interface RawAnswer {
  readonly columns: string[];
  /** Cells as the text that Postgres writes; only whole numbers, truth values and JSON come as values of JavaScript. */
  readonly rows: unknown[][];
  /** Whether the answer was cut at the limits. */
  readonly cut: boolean;
}

/**
 * Reads with SQL as it was typed, on a connection of its own. Whatever the text says, it can write nothing and see no secret: the
 * connection is signed in as the reader, a database user with few rights. The text may be one statement only. It runs in a
 * read-only transaction, within `rawQueryLimits`.
 *
 * Throws `raw_query_refused` with what Postgres said, `raw_query_too_slow`, `raw_query_unavailable` where the
 * reader cannot sign in.
 * @param url of the database, with the name and the password of the reader
 * @param values of the placeholders `$1`, `$2` in the text
 */
export async function rawQuery(
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<RawAnswer> {
  const client = new pg.Client({
    connectionString: url,
    statement_timeout: rawQueryLimits.milliseconds,
    // Postgres looks every second whether the connection still exists, and ends the statement if it was cut.
    options: '-c client_connection_check_interval=1000',
    types,
  });
  // Without a listener, a connection that breaks would end the process. The query fails with the same error.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch {
    throw fail('raw_query_unavailable');
  }
  const limits = cutAtLimits(client);
  try {
    await client.query('begin transaction read only');
    return await readUpToLimits(client, text, values);
  } catch (error) {
    if (limits.cutBecause === 'large') return { columns: [], rows: [], cut: true };
    throw limits.cutBecause === 'late' ? tooSlow() : refused(error);
  } finally {
    limits.stop();
    await client.end();
  }
}

/** The connection of a client, which `pg` does not declare. */
interface WithConnection {
  readonly connection: { readonly stream: Socket };
}

/** The most bytes that Postgres may send for a query. A portion of rows is in memory before its characters are counted. */
const mostBytes = 64_000_000;
/** Postgres gets more time than its own limit, so that it can report itself that it was too slow. */
const lateMs = 2 * rawQueryLimits.milliseconds;

/**
 * Cuts the connection if the text of a query has switched off the limits of its session, or if a single value is larger than
 * the whole answer may be: `pg` would hold the value in memory.
 * @returns `cutBecause`, why the connection was cut; undefined if it was not
 */
const cutAtLimits = (client: pg.Client) => {
  const { stream } = (client as unknown as WithConnection).connection;
  let bytes = 0;
  const cutConnection = (why: 'large' | 'late'): void => {
    limits.cutBecause ??= why;
    stream.destroy();
  };
  const lateTimer = setTimeout(() => cutConnection('late'), lateMs);
  stream.on('data', ({ length }: Buffer) => {
    bytes += length;
    if (bytes > mostBytes) cutConnection('large');
  });
  const limits = {
    cutBecause: undefined as 'large' | 'late' | undefined,
    stop: () => clearTimeout(lateTimer),
  };
  return limits;
};

/** How many rows are read at once. */
const portion = 100;

const readUpToLimits = async (
  client: pg.Client,
  text: string,
  values: readonly unknown[],
): Promise<RawAnswer> => {
  const cursor = client.query(new Cursor(text, [...values], { rowMode: 'array', types }));
  const rows: unknown[][] = [];
  let characters = 0;
  let columns: string[] = [];
  for (;;) {
    const read = await portionOf(cursor);
    columns = read.columns;
    for (const row of read.rows) {
      characters += JSON.stringify(row).length;
      if (rows.length === rawQueryLimits.rows || characters > rawQueryLimits.characters)
        return { columns, rows, cut: true };
      rows.push(row);
    }
    if (read.rows.length < portion) return { columns, rows, cut: false };
  }
};

const portionOf = (cursor: Cursor): Promise<{ rows: unknown[][]; columns: string[] }> =>
  new Promise((resolve, reject) =>
    cursor.read(portion, (error: Error | undefined, rows: unknown[][], result: pg.QueryResult) =>
      error ? reject(error) : resolve({ rows, columns: result.fields.map(({ name }) => name) }),
    ),
  );

const parsedTypes = new Set<number>([
  pg.types.builtins.BOOL,
  pg.types.builtins.INT2,
  pg.types.builtins.INT4,
  pg.types.builtins.JSON,
  pg.types.builtins.JSONB,
]);

/** Decimals and times stay text: a float or this process's time zone would change them. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: unknown) =>
    parsedTypes.has(id) ? pg.types.getTypeParser(id, format as 'text') : (text: string) => text,
};

const tooSlow = () => fail('raw_query_too_slow', { seconds: rawQueryLimits.milliseconds / 1000 });

const refused = (error: unknown): unknown => {
  if (!(error instanceof pg.DatabaseError)) return error;
  // `query_canceled`: the statement has reached its time limit.
  if (error.code === '57014') return tooSlow();
  return fail('raw_query_refused', { reason: error.message });
};
