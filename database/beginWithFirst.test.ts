import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { connect, type Database } from './connect.ts';
import { freshDatabase } from './testing/database.ts';

let database: Database;
let other: pg.Client;
beforeAll(async () => {
  const { url, secretKey } = await freshDatabase();
  database = await connect(url, { secretKey, poolSize: 1 });
  other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.query('create table tried (id int primary key, word text)');
});
afterAll(async () => {
  await other?.end();
  await database?.close();
});
// From the second transaction on, a connection joins the beginning to the first statement.
beforeEach(async () => {
  await database.transaction(({ sql: tx }) => sql`delete from tried`.execute(tx));
});

const stored = async (): Promise<unknown[]> => (await other.query('select id from tried order by id')).rows;
const add = (id: number) => sql`insert into tried (id, word) values (${id}, 'a')`;

it('keeps the first statement of a transaction to itself until the commit', async () => {
  await database.transaction(async ({ sql: tx }) => {
    const { numAffectedRows } = await add(1).execute(tx);
    expect(numAffectedRows).toBe(1n);
    expect(await stored()).toEqual([]);
  });
  expect(await stored()).toEqual([{ id: 1 }]);
});

it('takes the first statement back with its transaction', async () => {
  const failing = database.transaction(async ({ sql: tx }) => {
    await add(1).execute(tx);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await stored()).toEqual([]);
});

it.each([
  ['has a wrong value', sql`select 1 / cast(${0} as int)`],
  ['cannot be read', sql`select nothing from tried where id = ${1}`],
  ['is no single statement', sql`select 1; select 2 / 0`],
])('begins the next transaction after a first statement that %s', async (_what, statement) => {
  await expect(database.transaction(({ sql: tx }) => statement.execute(tx))).rejects.toThrow();
  await database.transaction(async ({ sql: tx }) => {
    await add(1).execute(tx);
    expect(await stored()).toEqual([]);
  });
  expect(await stored()).toEqual([{ id: 1 }]);
});

it('answers the rows of the first statement, with values and without', async () => {
  const read = (statement: ReturnType<typeof sql>) =>
    database.transaction(async ({ sql: tx }) => (await statement.execute(tx)).rows);
  // Often, because a statement that comes often is prepared.
  for (let time = 0; time < 8; time += 1) {
    expect(await read(sql`select cast(${time} as int) as time`)).toEqual([{ time }]);
    expect(await read(sql`select 7 as time`)).toEqual([{ time: 7 }]);
  }
});

it('begins before a first statement of another kind', async () => {
  const failing = database.transaction(async ({ sql: tx }) => {
    await sql`create table made (id int)`.execute(tx);
    await add(1).execute(tx);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await stored()).toEqual([]);
  expect((await other.query("select to_regclass('made') as made")).rows).toEqual([{ made: null }]);
});

it('leaves nothing begun after a transaction without a statement', async () => {
  expect(await database.transaction(async () => 'done')).toBe('done');
  await expect(database.transaction(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await add(1).execute(database.sql);
  expect(await stored()).toEqual([{ id: 1 }]);
});
