import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnOf, tableOf } from '#database/schema/naming.ts';
import { changesChannel } from '#database/transaction.ts';
import type { Declaration } from '#domain/kernel/declaration.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { declarations, registry } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { addUser, enter } from '../testing/kindsOfPeople.ts';
import { everyCall, type FilledCall } from '../testing/everyCall.ts';
import { listening } from '../testing/listening.ts';
import { markedRecords } from '../testing/markedRecords.ts';
import { sampleFiles } from '../testing/sampleFiles.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import { upload } from '../testing/upload.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';

/**
 * An order of another firm with everything that can hang on it, and a customer who calls every call of the API about it.
 * In each of its texts stands the marker; calls are filled in with a part of the marker, so that no answer repeats it. Its
 * amount has digits that no other sum has, also where other orders are added to it.
 */
const marker = 'FOREIGNORDERWORD';
const asked = 'FOREIGNORD';
const price = '76543210.90';
const tells = (body: unknown): boolean => {
  const text = JSON.stringify(body) ?? '';
  return text.includes(marker) || /\b7\d{7}[.,]\d/.test(text);
};

let api: TestApi;
let sales: Visitor;
let customer: Visitor;
let order: number;
let own: number;
/** Objects with a record that refers to the order. */
const hung: string[] = [];
let calls: readonly FilledCall[];

/** What leads to the order: a reference to it, or its name and number. */
const linksOf = ({ fields, name }: Declaration): Record<string, unknown> => {
  const links: Record<string, unknown> = {};
  for (const [field, { type, ...more }] of Object.entries(fields))
    if (type === 'reference' && (more as { to: string }).to === 'salesOrder') links[field] = order;
  for (const [object, id] of [
    ['objectName', 'objectId'],
    ['ownerType', 'ownerId'],
    ['documentType', 'documentId'],
  ] as const)
    if (object in fields && id in fields && name !== 'file')
      Object.assign(links, { [object]: 'salesOrder', [id]: order });
  return links;
};

/** Everything that can hang on an order, each record with the marker, by the name of its object. */
const made = new Map<string, number>();

const hang = async (author: number, strangers: number): Promise<void> => {
  const { records } = api.database;
  const make = markedRecords(api.database, marker, author, strangers);
  const seeded = declarations.filter(
    ({ personal, module }) => personal === undefined && module !== 'platform',
  );
  for (const declaration of seeded) made.set(declaration.name, await make(declaration));
  order = made.get('salesOrder') as number;
  const product = made.get('product') as number;
  await records.update(systemActor, 'salesOrder', order, {
    currency: (await records.predefined(systemActor, 'currency', 'PLN')).id,
    products: [{ product, quantity: '1', price, description: marker }],
  });
  for (const declaration of seeded) {
    const links = linksOf(declaration);
    if (Object.keys(links).length === 0) continue;
    hung.push(declaration.name);
    await records.update(systemActor, declaration.name, made.get(declaration.name) as number, links);
  }
  // Only its author hangs files on a comment.
  const { visitor: writer } = await enter(api, 'author');
  for (const [object, id] of [
    ['salesOrderComment', made.get('salesOrderComment') as number],
    ['salesOrder', order],
  ] as const) {
    const files = [{ name: `${marker}.pdf`, content: sampleFiles.pdf }];
    const { status, body } = await upload(api.url, writer, '/file', files, {
      objectName: object,
      objectId: id,
    });
    expect(status, JSON.stringify(body)).toBe(201);
    const [file] = (body as { rows: { id: number }[] }).rows;
    expect(file?.id).toBeGreaterThan(0);
    made.set('file', file?.id as number);
  }
};

/** Dictionaries belong to no firm: everybody may read what they say. */
const cleanDictionaries = async (): Promise<void> => {
  const dictionaries = declarations.filter(
    ({ name, kind, belongsTo }) =>
      kind === 'catalog' && belongsTo.length === 0 && name !== 'file' && !hung.includes(name),
  );
  for (const declaration of dictionaries)
    for (const [name, field] of Object.entries(declaration.fields))
      if (field.type === 'text' && !field.secret) {
        const column = sql.ref(columnOf(name, field));
        await sql`update ${sql.table(tableOf(declaration))} set ${column} = replace(${column}, ${marker}, 'COMMON')
          where ${column} like ${`%${marker}%`}`.execute(api.database.sql);
      }
};

beforeAll(async () => {
  api = await startTestApi();
  sales = await api.signedIn('sales');
  const { records } = api.database;
  const author = await addUser(api, 'author', ['sales']);
  const strangers = await records.create(systemActor, 'counterparty', {
    name: marker,
    isCustomer: true,
    isForwarder: true,
    isVendor: true,
  });
  await hang(author, strangers.id);
  await cleanDictionaries();
  const entered = await enter(api, 'forwarder');
  customer = entered.visitor;
  const currency = await records.predefined(systemActor, 'currency', 'PLN');
  own = (
    await records.create(systemActor, 'salesOrder', {
      reference: 'Mine',
      customer: entered.actor.counterpartyId,
      currency: currency.id,
      products: [{ product: made.get('product') as number, quantity: '1', price: '100' }],
    })
  ).id;
  calls = everyCall({ number: idFor, text: textFor }).filter(({ path }) => !passedOver.test(path));
});
afterAll(() => api?.close());

/** Calls of people before they sign in, of programs, and those that end the session. */
const passedOver = /^\/(auth|kiosk|agent|demo|database_translation|live|health)\b/;

/** The record of the object that the name or the path speaks of; the order where they speak of none. */
const idFor = (name: string, path: string): number => {
  if (name === 'limit') return 1000;
  if (/^(order|salesOrder|object|owner|document)Id$/.test(name)) return order;
  if (path.includes('/file/') && name === 'id') return made.get('file') as number;
  const byName = made.get(name.replace(/Id$/, ''));
  if (byName !== undefined) return byName;
  const first = path.split('/')[1];
  const declaration = registry.all.find((each) => each.path === first);
  if (path.startsWith('/orders/') && /omment/.test(path) && name === 'id')
    return made.get('salesOrderComment') as number;
  return (declaration && made.get(declaration.name)) ?? order;
};
const thisYear = new Date().getFullYear();
const textFor = (name: string, path: string): string => {
  if (/^(object|objectName|objectType|ownerType|documentType|model)$/.test(name)) return 'salesOrder';
  if (name === 'filter') return path === '/calendar_events' ? '{}' : JSON.stringify({ searchStr: asked });
  if (name === 'from' || name === 'dateFrom') return `${thisYear}-01-01`;
  if (name === 'to' || name === 'dateTo') return `${thisYear}-12-31`;
  if (name === 'currency') return 'PLN';
  if (name === 'format') return 'csv';
  if (name === 'report') return 'order-register';
  return asked;
};

const send = (visitor: Visitor, { method, path, body }: FilledCall): Promise<Answer> =>
  visitor.send(method, path, method === 'GET' ? undefined : (body ?? {}));
const told = async (visitor: Visitor, among: readonly FilledCall[]): Promise<string[]> => {
  const found: string[] = [];
  for (const call of among) if (tells((await send(visitor, call)).body)) found.push(call.name);
  return found;
};
const isRead = ({ method, name }: FilledCall) => method === 'GET' || asking.test(name);
/** Calls that only read, though they are sent as POST. */
const asking = /^POST \/(orders\/(orderList|order)|sales_order\/(check_double|get_double_data))$/;
const aboutOrder = /^[A-Z]+ (\/sales_order\/.*\{id\}|\/orders\/(?!orderList))/;

/** One call of each kind by which people who sell read of the order: with them it is seen that its word would be found. */
const tellingCalls = [
  'GET /sales_order',
  'GET /sales_order?…',
  'GET /sales_order/{id}',
  'GET /sales_order/export?…',
  'GET /sales_order/amount',
  'GET /sales_order/amount_by_status',
  'GET /sales_order/analysis',
  'GET /sales_order/subordination/{id}',
  'GET /sales_order/{id}/papers/{kind}/letter',
  'GET /sales_order_comments',
  'GET /sales_order_comments/{id}',
  'POST /orders/orderList',
  'POST /orders/order',
  'GET /delivery_order',
  'GET /delivery_order/{id}',
  'GET /disposition',
  'GET /task',
  'GET /file',
  'GET /outgoing_email',
  'GET /object_versions/of/{objectType}/{id}',
  'GET /search',
  'GET /reports/{report}',
];

describe('an order of another firm, with everything that hangs on it', () => {
  it('is told to people who sell, by each kind of call: its word would be found', async () => {
    expect(hung).toEqual(
      expect.arrayContaining(['salesOrderComment', 'deliveryOrder', 'customerRequest', 'task']),
    );
    const telling = calls.filter(({ name }) => tellingCalls.includes(name));
    expect(await told(sales, telling)).toEqual(telling.map(({ name }) => name));
    expect(telling.map(({ name }) => name).toSorted()).toEqual(tellingCalls.toSorted());
  });

  it('is told to a customer by no call of the API, whatever it is asked', async () => {
    expect(calls.length).toBeGreaterThan(2000);
    expect(await told(customer, calls.filter(isRead))).toEqual([]);
  });

  it('is got at by no call that names it', async () => {
    const open: string[] = [];
    for (const call of calls.filter(({ name }) => aboutOrder.test(name))) {
      const { status } = await send(customer, call);
      if (status < 400 || status >= 500) open.push(`${call.name}: ${status}`);
    }
    expect(open).toEqual([]);
  });

  it('is changed by no call, and nothing is hung on it', async () => {
    const standing = async () => {
      const { records } = api.database;
      const kept = [];
      for (const [object, id] of made)
        kept.push(await records.get(systemActor, object, id).catch(() => `${object} is gone`));
      for (const object of hung) kept.push(await countOf(object));
      return kept;
    };
    const before = await standing();
    for (const call of calls.filter(({ method }) => method !== 'GET')) {
      const { status, body } = await send(customer, call);
      expect([tells(body), status < 500 || status === 503], call.name).toEqual([false, true]);
    }
    expect(await standing()).toEqual(before);
    expect((await customer.get('/sales_order')).status).toBe(200);
  });

  it('is announced to a customer on no socket, and nothing of what hangs on it', async () => {
    const live = await listening(api, customer);
    for (const object of ['salesOrder', ...hung]) await touch(object);
    await api.database.records.update(systemActor, 'salesOrder', own, { reference: 'Mine still' });
    await live.until('salesOrder', own);
    live.socket.close();
    const foreign = [...made].map(([object, id]) => `${object} ${id}`);
    expect(live.heard.filter((each) => foreign.includes(each))).toEqual([]);
  });
});

/** How many records of the object lead to the order. */
const countOf = async (object: string): Promise<number> => {
  const rows = await api.database.records.list(systemActor, object, {
    filter: { kind: 'all', of: [] },
    sort: [],
    limit: 1000,
    offset: 0,
  });
  return rows.rows.filter((row: AnyRecord) =>
    [row.salesOrderId, row.orderId, row.objectId, row.ownerId].includes(order),
  ).length;
};
const touch = (object: string): Promise<unknown> =>
  sql`select pg_notify(${changesChannel}, ${JSON.stringify({ object, id: made.get(object), updatedAt: new Date().toISOString() })})`.execute(
    api.database.sql,
  );
