import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addTried, createTriedTable, type TriedTable } from './testing/triedTable.ts';

let tried: TriedTable;
let database: TriedTable['database'];
beforeAll(async () => {
  tried = await createTriedTable();
  ({ database } = tried);
});
afterAll(() => tried?.close());
// From the second transaction on, a connection joins the beginning to the first statement.
beforeEach(() => tried.empty());

it('keeps the first statement of a transaction to itself until the commit', async () => {
  await database.transaction(async ({ sql: tx }) => {
    const { numAffectedRows } = await addTried(1).execute(tx);
    expect(numAffectedRows).toBe(1n);
    expect(await tried.stored()).toEqual([]);
  });
  expect(await tried.stored()).toEqual([{ id: 1 }]);
});

it('takes the first statement back with its transaction', async () => {
  const failing = database.transaction(async ({ sql: tx }) => {
    await addTried(1).execute(tx);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await tried.stored()).toEqual([]);
});

it.each([
  ['has a wrong value', sql`select 1 / cast(${0} as int)`],
  ['cannot be read', sql`select nothing from tried where id = ${1}`],
  ['is no single statement', sql`select 1; select 2 / 0`],
])('begins the next transaction after a first statement that %s', async (_what, statement) => {
  await expect(database.transaction(({ sql: tx }) => statement.execute(tx))).rejects.toThrow();
  await database.transaction(async ({ sql: tx }) => {
    await addTried(1).execute(tx);
    expect(await tried.stored()).toEqual([]);
  });
  expect(await tried.stored()).toEqual([{ id: 1 }]);
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
    await addTried(1).execute(tx);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await tried.stored()).toEqual([]);
  expect((await tried.other.query("select to_regclass('made') as made")).rows).toEqual([{ made: null }]);
});

it('leaves nothing begun after a transaction without a statement', async () => {
  expect(await database.transaction(async () => 'done')).toBe('done');
  await expect(database.transaction(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await addTried(1).execute(database.sql);
  expect(await tried.stored()).toEqual([{ id: 1 }]);
});
