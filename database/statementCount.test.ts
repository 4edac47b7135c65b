import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parseFilter } from '#domain/kernel/filter.ts';
import { registry } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { OrderItem } from '#domain/sales/orderItems.rules.ts';
import { freshDatabase } from './testing/database.ts';
import { connect, type Database } from './connect.ts';
import { createReach, type Reach } from './reach.ts';
import { orderItems, writeItems } from './sales/orderRow.ts';

/** Most of the time of a write is the sending of its statements: these say how many it may send, and in how many packets. */
let database: Database;
let id: number;
let vehicle: number;
const sent = vi.spyOn(pg.Client.prototype, 'query');
let packets = 0;
/** Counts what the connections of a pool hand over to the network. */
const countingReach = (): Reach => {
  const reach = createReach();
  const stream = () => {
    const socket = reach.stream();
    for (const name of ['_write', '_writev'] as const) {
      const send = socket[name]?.bind(socket) as (...given: unknown[]) => void;
      socket[name] = (...given: unknown[]) => {
        packets += 1;
        send(...given);
      };
    }
    return socket;
  };
  return { ...reach, stream };
};
const person = { ...systemActor, name: 'Ola', system: false };

beforeAll(async () => {
  const { url, secretKey } = await freshDatabase();
  // The connection must be there before statements are counted.
  database = await connect(url, { secretKey, poolSize: 1, reach: countingReach() });
  vehicle = (await database.records.create(systemActor, 'vehicle', { name: 'GD 2BBBB' })).id;
  id = (await database.records.create(systemActor, 'disposition', { vehicle })).id;
  await database.records.create(systemActor, 'disposition', { vehicle });
  // One for each of the two times that `sendingOf` does its work.
  for (const name of ['First', 'Second'])
    unchanged.push((await database.records.create(systemActor, 'counterparty', { name })).id);
  order = await newOrder(unchanged[0]);
  lines = await orderItems(database.sql, order);
});
afterAll(async () => {
  sent.mockRestore();
  await database?.close();
});

/** What is sent when the work is done a second time: at the first time the connection prepares statements. */
const sendingOf = async (work: () => Promise<unknown>) => {
  await work();
  sent.mockClear();
  packets = 0;
  await work();
  return { statements: sent.mock.calls.length, packets };
};

/** Firms without a version yet, as after an import. */
const unchanged: number[] = [];
const changeTheNext = async () => {
  const next = unchanged.shift() ?? 0;
  await sql`delete from object_version where object_type = 'counterparty' and object_id = ${next}`.execute(
    database.sql,
  );
  await database.records.update(person, 'counterparty', next, { region: 'North' });
};

let order: number;
let lines: OrderItem[];
const newOrder = async (customer: number | undefined): Promise<number> => {
  const product = (await database.records.create(systemActor, 'product', { name: 'Deska' })).id;
  const products = ['1', '2', '3'].map((quantity) => ({ product, quantity, price: '1' }));
  const { rows } = await sql<{
    currency: number;
  }>`select id as currency from currency where code = 'PLN'`.execute(database.sql);
  const head = { ...rows[0], customer, reference: 'Deski' };
  return (await database.records.create(systemActor, 'salesOrder', { ...head, products })).id;
};
const begun = () => lines.map((line) => ({ ...line, fulfilling: '1.500', state: 'Fulfilling' as const }));

const filteredPage = (limit = 1) => {
  const declaration = registry.byName('disposition');
  const filter = parseFilter(registry, declaration, { markedToDelete: false });
  return database.records.list(person, 'disposition', { filter, sort: [], limit, offset: 0 });
};

describe('sends few statements', () => {
  // What is done, the statements that it sends, the packets in which they are sent, and how it is done.
  it.each([
    [
      'to read a record whose table parts are empty',
      1,
      1,
      () => database.records.get(person, 'disposition', id),
    ],
    ['to read a page of a filtered list and to count its rows', 3, 2, () => filteredPage()],
    ['to read a filtered list whose rows fit on a page', 2, 2, () => filteredPage(100)],
    [
      'to change a field',
      4,
      3,
      () => database.records.update(person, 'disposition', id, { comment: `at ${Date.now()}` }),
    ],
    [
      'to change a field without an answer',
      4,
      3,
      () => database.records.updateOnly(systemActor, 'disposition', id, { comment: 'again' }),
    ],
    ['to change a firm that has no version yet, and to keep how it was', 5, 4, changeTheNext],
    ['to add a driver', 2, 2, () => database.records.create(person, 'driver', { name: 'Ola' })],
    [
      'to add a driver without an answer',
      2,
      2,
      () => database.records.createOnly(systemActor, 'driver', { name: 'Jan' }),
    ],
    ['to write how far the lines of an order are fulfilled', 1, 1, () => writeItems(database.sql, begun())],
    ['to add a disposition', 5, 5, () => database.records.create(systemActor, 'disposition', { vehicle })],
  ])('%s', async (_what, statements, inPackets, work) => {
    expect(await sendingOf(work)).toEqual({ statements, packets: inPackets });
  });
});

it('every line of an order gets its own quantities and its state', async () => {
  const after = lines.map((line) => ({
    ...line,
    fulfilling: line.quantity,
    shipped: '0.500',
    delivered: '0.250',
  }));
  await writeItems(
    database.sql,
    after.map((line) => ({ ...line, state: 'Shipped' as const })),
  );
  expect(await orderItems(database.sql, order)).toEqual(after);
  const { products } = await database.records.get(systemActor, 'salesOrder', order);
  expect(products).toEqual(lines.map(() => expect.objectContaining({ itemState: 'Shipped' })));
});

describe('an answer that nobody wants', () => {
  it('is the id of a new record, and leaves a change as it is', async () => {
    const made = await database.records.createOnly(systemActor, 'vehicle', { name: 'GD 3CCCC' });
    await database.records.updateOnly(systemActor, 'vehicle', made, { name: 'GD 4DDDD' });
    expect(await database.records.get(systemActor, 'vehicle', made)).toMatchObject({ name: 'GD 4DDDD' });
  });
});
