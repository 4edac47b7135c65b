import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase } from '#tools/testing/database.ts';
import { connect, type Database } from '../connect.ts';

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

it('what belongs to an external user’s counterparty is found by indexes', async () => {
  const { rows } = await database.sql.transaction().execute(async (tx) => {
    // The demo-sized table would be read as a whole in any case.
    await sql`set local enable_seqscan = off`.execute(tx);
    return sql<{ 'QUERY PLAN': string }>`explain select id from disposition
      where forwarder_id = 7 or customer_id = 7 or vendor_id = 7`.execute(tx);
  });
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  for (const column of ['forwarder_id', 'customer_id', 'vendor_id'])
    expect(plan).toContain(`disposition_${column}_index`);
});
