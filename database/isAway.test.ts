import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { freshDatabase } from './testing/database.ts';
import { connect, type Database } from './connect.ts';
import { isAway, isTooSlow } from './isAway.ts';
import type { Transaction } from './transaction.ts';

const open = async (silenceMs?: number): Promise<Database> => {
  const { url, secretKey } = await freshDatabase();
  const database = await connect(url, { secretKey, poolSize: 2, silenceMs });
  onTestFinished(() => database.close());
  return database;
};
const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'none',
    (error: unknown) => error,
  );

it('Postgres that ends the connection in the middle of a transaction is away', async () => {
  const database = await open();
  const error = await errorOf(
    database.transaction(async ({ sql: db }) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.sql);
      await sql`select 1`.execute(db);
    }),
  );
  expect(isAway(error)).toBe(true);
});

it('a statement that takes longer than it may is stopped, and Postgres is not away for that', async () => {
  const { url, secretKey } = await freshDatabase();
  const database = await connect(url, { secretKey, poolSize: 2, statementMs: 300 });
  onTestFinished(() => database.close());
  const error = await errorOf(sql`select pg_sleep(30)`.execute(database.sql));
  expect([isTooSlow(error), isAway(error)]).toEqual([true, false]);
  expect(isTooSlow(await errorOf(sql`select nothing`.execute(database.sql)))).toBe(false);
});

it('Postgres that says nothing for too long is away', async () => {
  const database = await open(500);
  expect(isAway(await errorOf(sql`select pg_sleep(30)`.execute(database.sql)))).toBe(true);
});

it('a transaction that was rolled back so that another could go on may go well in a moment', async () => {
  const database = await open();
  const lock = (tx: Transaction, key: number) => sql`select pg_advisory_xact_lock(${key})`.execute(tx.sql);
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  const both = await Promise.allSettled([
    database.transaction(async (tx) => {
      await lock(tx, 1);
      first.resolve();
      await second.promise;
      await lock(tx, 2);
    }),
    database.transaction(async (tx) => {
      await lock(tx, 2);
      second.resolve();
      await first.promise;
      await lock(tx, 1);
    }),
  ]);
  const refused = both.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  expect(refused.map(isAway)).toEqual([true]);
});

it('Postgres where nobody listens is away', async () => {
  const { secretKey } = await freshDatabase();
  const nowhere = await connect('postgres://keja@127.0.0.1:1/keja', { secretKey });
  onTestFinished(() => nowhere.close());
  expect(isAway(await errorOf(sql`select 1`.execute(nowhere.sql)))).toBe(true);
});

it('another server where nobody listens is not Postgres', async () => {
  expect(isAway(await errorOf(fetch('http://127.0.0.1:1/')))).toBe(false);
});

it.each([
  ['Connection terminated', true],
  ['Connection terminated unexpectedly', true],
  ['Connection terminated due to connection timeout', true],
  ['Client was closed and is not queryable', true],
  ['Client has encountered a connection error and is not queryable', true],
  ['timeout expired', true],
  ['timeout exceeded when trying to connect', true],
  ['Connection terminated by the mail server', false],
  ['Greeting timeout expired', false],
  ['The mailbox is not queryable', false],
])('an error without a code that says "%s" means that Postgres is away: %s', (message, away) => {
  expect(isAway(new Error(message))).toBe(away);
  expect(isAway(new Error('A query failed', { cause: new Error(message) }))).toBe(away);
});

it.each(['select 1 / 0', 'select missing', 'nonsense'])(
  'an answer is one, even a refusal: %s',
  async (text) => {
    const database = await open();
    expect(isAway(await errorOf(sql.raw(text).execute(database.sql)))).toBe(false);
  },
);
