import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mayWaitForCommit } from './commitWithLast.ts';
import { addTried, createTriedTable, type TriedTable } from './testing/triedTable.ts';

let tried: TriedTable;
let database: TriedTable['database'];
beforeAll(async () => {
  tried = await createTriedTable();
  ({ database } = tried);
});
afterAll(() => tried?.close());
// From the second transaction on, a connection joins the last statement to the commit.
beforeEach(() => tried.empty());

const addAtLast = (id: number) => sql`insert into tried (id) values (${id}) ${mayWaitForCommit}`;
/** Often, because a statement that comes often is prepared. */
const often = async (work: (time: number) => Promise<unknown>): Promise<void> => {
  for (let time = 1; time <= 8; time += 1) await work(time);
};

it('commits a statement that has waited', async () => {
  await often((time) =>
    database.transaction(async ({ sql: tx }) => {
      await addTried(time).execute(tx);
      await addAtLast(100 + time).execute(tx);
    }),
  );
  expect(await tried.stored()).toHaveLength(16);
});

it('commits a statement that has waited and is the only one', async () => {
  await database.transaction(({ sql: tx }) => addAtLast(1).execute(tx));
  expect(await tried.stored()).toEqual([{ id: 1 }]);
});

it('does what has waited before the next statement, which sees it', async () => {
  const seen = await database.transaction(async ({ sql: tx }) => {
    await addTried(1).execute(tx);
    await addAtLast(2).execute(tx);
    await addAtLast(3).execute(tx);
    return (await sql`select id from tried order by id`.execute(tx)).rows;
  });
  expect(seen).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
});

it('fails the transaction in which a statement that has waited fails, and keeps nothing of it', async () => {
  await addTried(7).execute(database.sql);
  await often(async (time) => {
    const failing = database.transaction(async ({ sql: tx }) => {
      await addTried(time + 10).execute(tx);
      await addAtLast(7).execute(tx);
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
  });
  expect(await tried.stored()).toEqual([{ id: 7 }]);
  await database.transaction(({ sql: tx }) => addTried(8).execute(tx));
  expect(await tried.stored()).toEqual([{ id: 7 }, { id: 8 }]);
});

it('leaves out what has waited for a transaction that is taken back', async () => {
  const failing = database.transaction(async ({ sql: tx }) => {
    await addTried(1).execute(tx);
    await addAtLast(2).execute(tx);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await tried.stored()).toEqual([]);
});

it('prepares a statement again that has become stale while it waited', async () => {
  const write = () =>
    database.transaction(async ({ sql: tx }) => {
      await sql`delete from tried`.execute(tx);
      await sql`insert into tried (id) values (5) returning id ${mayWaitForCommit}`.execute(tx);
    });
  await often(write);
  await tried.other.query('alter table tried alter column id type bigint');
  // The error of the stale statement comes with the commit; then the connection forgets what it has prepared.
  await write().catch(() => undefined);
  await write();
  expect(await tried.stored()).toHaveLength(1);
  await tried.other.query('alter table tried alter column id type int');
});
