import type { RawBuilder } from 'kysely';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { openClient } from './openClient.ts';
import { closedWhenSilent } from './silence.ts';
import type { Sql } from './sql.ts';

/** The values of a row as Postgres writes them. */
export type CopiedRow = readonly (string | null)[];

/** @returns the rows of a query without parameters; values are written into its text by `sql.lit` */
export type CopyRows = (query: RawBuilder<unknown>) => Promise<CopiedRow[]>;

/**
 * Reads rows by COPY on a connection of its own, one query after the other. Node needs half the time of a usual query for
 * many rows, because all of them come as one text. Moments are in UTC, as on the connections of the pool.
 * @param sql only writes the queries as text
 * @param work reads rows by the function that it gets; the connection is closed when `work` has ended
 */
export async function copying<T>(
  databaseUrl: string,
  sql: Sql,
  work: (copyRows: CopyRows) => Promise<T>,
): Promise<T> {
  const client = await openClient({
    connectionString: databaseUrl,
    options: '-c timezone=UTC',
    ...closedWhenSilent(),
  });
  try {
    return await work((query) => rowsOf(client, query.compile(sql)));
  } finally {
    await client.end();
  }
}

const rowsOf = async (
  client: pg.Client,
  { sql: text, parameters }: { readonly sql: string; readonly parameters: readonly unknown[] },
): Promise<CopiedRow[]> => {
  if (parameters.length > 0) throw new TypeError('COPY takes no parameters');
  let copied = '';
  for await (const part of client.query(copyTo(`copy (${text}) to stdout`)).setEncoding('utf8'))
    copied += part as string;
  const lines = copied.split('\n');
  // Each line ends with a line break, so nothing follows the last one.
  lines.pop();
  return lines.map((line) => line.split('\t').map(valueOf));
};

/** A cell as COPY writes it: `\N` is null; in a text, a backslash and the character after it stand for one character. */
const valueOf = (cell: string): string | null => {
  if (cell === '\\N') return null;
  return cell.includes('\\')
    ? cell.replaceAll(/\\(.)/gu, (_escaped, character: string) => unescaped(character))
    : cell;
};

/** The control characters by what COPY writes for them behind a backslash: some of them would end a value or a line. */
const controls: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};
/** Any other character behind a backslash, such as a second backslash, stands for itself. */
const unescaped = (character: string): string => controls[character] ?? character;
