import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { connect, type Database } from './connect.ts';
import { freshDatabase } from './testing/database.ts';

let database: Database;
const describe = vi.spyOn(pg.Connection.prototype, 'describe');
beforeAll(async () => {
  const { url, secretKey } = await freshDatabase();
  database = await connect(url, { secretKey, poolSize: 1 });
  await sql`create table tried (id int primary key, weight numeric, word text, list jsonb)`.execute(
    database.sql,
  );
});
afterAll(async () => {
  describe.mockRestore();
  await database?.close();
});
beforeEach(async () => {
  await sql`delete from tried`.execute(database.sql);
  await sql`insert into tried values (1, 12.50, 'a', '[1]'), (2, null, null, null)`.execute(database.sql);
});

const often = 8;
/** A commit answers no columns, and nothing is kept of it. */
const commits = 1;
/** Each is executed so often that it gets a name. @returns the different answers as text, and the descriptions of the last time */
const answersOf = async (work: () => Promise<unknown>) => {
  const answers = new Set<string>();
  for (let time = 0; time < often; time += 1) {
    describe.mockClear();
    answers.add(JSON.stringify(await work()));
  }
  return {
    answers: [...answers].map((text) => JSON.parse(text) as unknown),
    described: describe.mock.calls.length,
  };
};

const read = (db = database.sql, from = 1) =>
  sql`select id, weight, word, list from tried where id >= ${from} order by id`
    .execute(db)
    .then(({ rows }) => rows);
const both = [
  { id: 1, weight: '12.50', word: 'a', list: [1] },
  { id: 2, weight: null, word: null, list: null },
];

it('a prepared statement is answered alike with a description of its columns and without', async () => {
  expect(await answersOf(() => read())).toEqual({ answers: [both], described: 0 });
});

it('a prepared statement answers no rows first, and rows afterwards', async () => {
  expect(await answersOf(() => read(database.sql, 3))).toEqual({ answers: [[]], described: 0 });
  expect(await read()).toEqual(both);
});

it('the first and the last statement of a transaction are answered', async () => {
  const renamed = (word: string) => sql`update tried set word = ${word} where id = 1 returning id, word`;
  const done = await answersOf(() =>
    database.transaction(async ({ sql: tx }) => [
      await read(tx),
      (await renamed('b').execute(tx)).rows,
      (await renamed('a').execute(tx)).rows,
    ]),
  );
  expect(done).toEqual({
    answers: [[both, [{ id: 1, word: 'b' }], [{ id: 1, word: 'a' }]]],
    described: commits,
  });
});

it('statements that are sent together are answered', async () => {
  expect(await answersOf(() => Promise.all([read(), read(database.sql, 2), read()]))).toMatchObject({
    answers: [[both, both.slice(1), both]],
  });
});

it('a connection works on after a prepared statement that failed', async () => {
  const halve = (by: number) => sql`select 10 / cast(${by} as int) as half`.execute(database.sql);
  await answersOf(() => halve(2));
  await expect(halve(0)).rejects.toThrow('division by zero');
  expect((await halve(5)).rows).toEqual([{ half: 2 }]);
});
