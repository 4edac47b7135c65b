import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase } from '../testing/database.ts';
import { connect, type Database } from '../connect.ts';
import { isTelephone } from './telephone.ts';

let database: Database;
beforeAll(async () => {
  const { url, secretKey } = await freshDatabase();
  database = await connect(url, { secretKey });
});
afterAll(() => database?.close());

/** Foreign keys, as `table.column`, that no index begins with. */
const bareReferences = async (): Promise<string[]> => {
  const { rows } = await sql<{ reference: string }>`
    select c.conrelid::regclass || '.' || a.attname as reference
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
      and not exists (select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])
    order by 1`.execute(database.sql);
  return rows.map(({ reference }) => reference);
};

it('every reference has an index that begins with it', async () => {
  expect(await bareReferences()).toEqual([]);
});

it('a reference without one is noticed', async () => {
  await sql`drop index disposition_vehicle_id_index`.execute(database.sql);
  expect(await bareReferences()).toEqual(['disposition.vehicle_id']);
});

/** How Postgres would answer with millions of rows: the demo-sized table would be read as a whole in any case. */
const planOf = (query: RawBuilder<unknown>): Promise<string> =>
  database.sql.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(tx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });

it.each([
  ['driver', 'phone_number'],
  ['contact_person', 'phone'],
  ['counterparty', 'phone'],
])('a search for a telephone number uses the index of %s', async (table, column) => {
  const query = sql`select id from ${sql.table(table)} where ${isTelephone(column, '+48600100200')}`;
  expect(await planOf(query)).toContain(`${table}_${column}_telephone`);
});

it('what belongs to an external user’s counterparty is found by indexes', async () => {
  const plan = await planOf(
    sql`select id from disposition where forwarder_id = 7 or customer_id = 7 or vendor_id = 7`,
  );
  for (const column of ['forwarder_id', 'customer_id', 'vendor_id'])
    expect(plan).toContain(`disposition_${column}_index`);
});
