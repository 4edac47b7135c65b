import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { connect, type Database } from './connect.ts';
import { freshDatabase } from './testing/database.ts';
import { together } from './together.ts';

let database: Database;
beforeAll(async () => {
  const { url, secretKey } = await freshDatabase();
  database = await connect(url, { secretKey, poolSize: 3 });
});
afterAll(() => database?.close());

it('answers each statement, also of a transaction whose first ones they are', async () => {
  const asked = [1, 2, 3].map((number) => sql<{ number: number }>`select cast(${number} as int) as number`);
  const numbers = (results: readonly { readonly rows: readonly { readonly number: number }[] }[]) =>
    results.map(({ rows }) => rows[0]?.number);
  for (let time = 0; time < 7; time += 1) {
    expect(numbers(await together(database.sql, asked))).toEqual([1, 2, 3]);
    expect(numbers(await database.transaction(({ sql: tx }) => together(tx, asked)))).toEqual([1, 2, 3]);
  }
});

it('reports the first error, and the connection can be used again', async () => {
  const asked = [sql`select 1`, sql`select 1 / cast(${0} as int)`, sql`select 2`];
  await expect(together(database.sql, asked)).rejects.toThrow('division by zero');
  const failing = database.transaction(({ sql: tx }) => together(tx, asked));
  await expect(failing).rejects.toThrow('division by zero');
  expect((await sql`select 1 as one`.execute(database.sql)).rows).toEqual([{ one: 1 }]);
});

it('reads the table parts of a record as the previous holder of its lock left them', async () => {
  const { records } = database;
  const { id } = await records.create(systemActor, 'counterparty', { name: 'Two accounts' });
  const account = { account: 'PL61109010140000071219812874' };
  const second = await database.transaction(async (tx) => {
    await tx.records.update(systemActor, 'counterparty', id, { otherAccounts: [account] });
    const waiting = records.update(systemActor, 'counterparty', id, { region: 'Pomorskie' });
    await expect
      .poll(async () => {
        const { rows } = await sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(database.sql);
        return rows.length;
      })
      .toBe(1);
    return { waiting };
  });
  expect(await second.waiting).toMatchObject({ region: 'Pomorskie', otherAccounts: [account] });
});
