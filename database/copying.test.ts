import fc from 'fast-check';
import { sql } from 'kysely';
import { createConnection, createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { connect, type Database } from './connect.ts';
import { copying } from './copying.ts';
import { isOfPostgres } from './ofPostgres.ts';
import { freshDatabase } from './testing/database.ts';

let database: Database;
let databaseUrl: string;

beforeAll(async () => {
  const { url, secretKey } = await freshDatabase();
  databaseUrl = url;
  database = await connect(url, { secretKey, poolSize: 1 });
  await sql`create table said (id int primary key, words text, more text)`.execute(database.sql);
});
afterAll(() => database?.close());

const rowsOf = (rows: readonly (readonly (string | null)[])[]) => {
  const values = rows.map((row, id) => sql`(${id}, ${row[0]}, ${row[1]})`);
  return sql`insert into said values ${sql.join(values)}`;
};
const copied = () => database.copying((copyRows) => copyRows(sql`select words, more from said order by id`));

/** Postgres stores no NUL in a text, and no half of a pair of surrogates. */
const words = fc.option(
  fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom('\\', '\t', '\n', '\r', '\b', '\f', '\v', 'N', 'n', 't', '.', '"') }),
  ),
  { nil: null },
);

it('every text and every missing one is read as it was stored', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(words, words), { minLength: 1, maxLength: 30 }), async (rows) => {
      await sql`delete from said`.execute(database.sql);
      await rowsOf(rows).execute(database.sql);
      expect(await copied()).toEqual(rows);
    }),
    { numRuns: 60 },
  );
});

it('an empty table gives no rows', async () => {
  await sql`delete from said`.execute(database.sql);
  expect(await copied()).toEqual([]);
});

it('rows of many network packets are read whole, one query after the other', async () => {
  await database.copying(async (copyRows) => {
    for (let round = 0; round < 2; round += 1) {
      const rows = await copyRows(sql`select n, repeat('żółw', 20) from generate_series(1, 20000) as n`);
      expect(rows).toHaveLength(20_000);
      expect(rows.at(-1)).toEqual(['20000', 'żółw'.repeat(20)]);
    }
  });
});

it('a query that Postgres refuses is told, also behind its first rows', async () => {
  const reads = (text: string) => database.copying((copyRows) => copyRows(sql.raw(text)));
  await expect(reads('select nothing from said')).rejects.toThrow('nothing');
  await expect(reads('select 1 / (50000 - n) from generate_series(1, 60000) as n')).rejects.toThrow('zero');
});

it('a connection that breaks while rows are read fails the reading', async () => {
  const broken = database.copying((copyRows) =>
    copyRows(sql`select pg_backend_pid(), pg_terminate_backend(pg_backend_pid()), n
      from generate_series(1, 60000) as n`),
  );
  await expect(broken).rejects.toThrow();
});

it('a connection that is cut without a word while rows are read fails the reading', async () => {
  const { hostname, port } = new URL(databaseUrl);
  const line = createServer((near) => {
    const far = createConnection(Number(port), hostname);
    let passed = 0;
    far.on('data', (data) => {
      passed += data.length;
      if (passed < 100_000) near.write(data);
      else near.destroy();
    });
    near.pipe(far).on('error', () => undefined);
    near.on('close', () => far.destroy());
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void line.close());
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(line.address() as AddressInfo).port}`;
  const cut = copying(url.href, database.sql, (copyRows) =>
    copyRows(sql`select n from generate_series(1, 60000) as n`),
  );
  const broken = await cut.catch((error: Error) => error);
  expect(broken).toBeInstanceOf(Error);
  expect(isOfPostgres(broken as Error)).toBe(true);
});

it('a query with parameters is refused, because COPY takes none', async () => {
  await expect(database.copying((copyRows) => copyRows(sql`select ${1}`))).rejects.toThrow('parameters');
});
