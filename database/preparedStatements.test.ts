import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parsePath } from '#domain/kernel/fieldPath.ts';
import { parseFilter } from '#domain/kernel/filter.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { freshDatabase } from './testing/database.ts';
import { connect, type Database } from './connect.ts';

let database: Database;
beforeAll(async () => {
  const { url, secretKey } = await freshDatabase();
  // Prepared statements belong to a connection.
  database = await connect(url, { secretKey, poolSize: 1 });
});
afterAll(() => database?.close());

/** So often that a statement gets a name and is prepared. */
const often = async (work: () => Promise<unknown>): Promise<void> => {
  for (let time = 0; time < 8; time += 1) await work();
};

const preparedTexts = async (): Promise<string[]> => {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
    database.sql,
  );
  return rows.map(({ statement }) => statement);
};

it('plans the reading of a record once for each connection', async () => {
  const { id } = await database.records.create(systemActor, 'vehicle', { name: 'GD 1AAAA' });
  await often(() => database.records.get(systemActor, 'vehicle', id));
  expect(await preparedTexts()).toContainEqual(expect.stringMatching(/from "vehicle" as .* limit 1/s));
});

it('plans anew what is looked for in a list, and reads the records that were found by a kept plan', async () => {
  const vehicle = database.registry.byName('vehicle');
  const listed = (filter: object, uncounted = false) =>
    database.records.list(systemActor, 'vehicle', {
      filter: parseFilter(database.registry, vehicle, filter),
      sort: [{ path: parsePath(database.registry, vehicle, 'name'), desc: false }],
      limit: 10,
      offset: 0,
      uncounted,
    });
  await often(() => listed({}));
  await often(() => listed({ type: 'Car' }));
  const texts = await preparedTexts();
  expect(texts.filter((text) => text.includes('order by'))).toEqual([]);
  // One statement for each of the two filters.
  expect(texts.filter((text) => text.includes('= any(cast('))).toHaveLength(2);
  await often(() => listed({}, true));
  await often(() => listed({ type: 'Car' }, true));
  const lists = (await preparedTexts()).filter((text) => text.includes('as page'));
  expect(lists).toHaveLength(1);
  expect(lists[0]).not.toContain('"type" =');
});

it('reads on after a column has changed its type', async () => {
  const read = () =>
    database.sql.selectFrom('vehicle').select(['name', 'author_id']).where('id', '=', 1).execute();
  const before = await read();
  expect(before).toHaveLength(1);
  await often(read);
  await sql`alter table vehicle alter column author_id type bigint`.execute(database.sql);
  expect(await read()).toEqual(before);
  await often(read);
  await sql`alter table vehicle alter column author_id type int`.execute(database.sql);
});

it('tells the first error of a transaction in which a statement has become stale', async () => {
  const read = (db = database.sql) =>
    db.selectFrom('vehicle').select(['code', 'author_id']).where('id', '=', 1).execute();
  await often(read);
  const spoilt = database.transaction(async ({ sql: tx }) => {
    await sql`alter table vehicle alter column author_id type bigint`.execute(tx);
    await read(tx);
  });
  await expect(spoilt).rejects.toThrow('cached plan must not change result type');
  expect(await read()).toHaveLength(1);
});
