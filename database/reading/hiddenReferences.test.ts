import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseFilter } from '#domain/kernel/filter.ts';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import { connect, type Database } from '../connect.ts';
import { freshDatabase } from '../testing/database.ts';

let database: Database;
/** Whoever sees the request, and not the order to which it refers: it is of another firm, or of another department. */
const readers = {} as Record<'of a firm' | 'of another department', Actor>;
let request: number;
let other: number;
let status: number;

beforeAll(async () => {
  const { url, secretKey } = await freshDatabase();
  database = await connect(url, { secretKey });
  const create = (object: string, input: Record<string, unknown>) =>
    database.records.createOnly(systemActor, object, input);
  const firm = await create('counterparty', { name: 'Młyn Kalisz' });
  other = await create('counterparty', { name: 'Huta Katowice' });
  const { system: _none, ...person } = systemActor;
  const limited = { ...person, fullRights: false };
  readers['of a firm'] = { ...limited, external: true, roles: ['forwarder'], counterpartyId: firm };
  const restrictions = [{ object: 'salesOrder', grantedOnly: false, departmentOnly: true }];
  readers['of another department'] = { ...limited, userId: 1, roles: ['sales'], restrictions };
  const named = async (object: string, filter: object) => {
    const wanted = parseFilter(database.registry, database.registry.byName(object), filter);
    const { rows } = await database.records.list(systemActor, object, {
      filter: wanted,
      sort: [],
      limit: 1,
      offset: 0,
    });
    return rows[0]?.id ?? 0;
  };
  status = await named('salesOrderStatus', { code: 'NEW' });
  const product = await create('product', { name: 'Otręby' });
  const order = await create('salesOrder', {
    date: '2000-01-01T12:00:00.000Z',
    customer: other,
    reference: 'Tajne',
    currency: await named('currency', { code: 'PLN' }),
    status,
    products: [{ product, quantity: '2', price: '100.00' }],
  });
  request = await create('customerRequest', { customer: firm, reference: 'Otręby', order });
});
afterAll(() => database?.close());

const listed = async (reader: Actor, wanted: object, uncounted: boolean) => {
  const filter = parseFilter(database.registry, database.registry.byName('customerRequest'), wanted);
  const { rows, count } = await database.records.list(reader, 'customerRequest', {
    filter,
    sort: [],
    limit: 10,
    offset: 0,
    uncounted,
  });
  expect(count).toBe(rows.length);
  return rows.map(({ id }) => id);
};

type Condition = Readonly<Record<string, unknown>>;
/** A condition through the reference that is closed to the reader, and whether an empty field meets it. */
const conditions: [string, Condition | (() => Condition), boolean][] = [
  ['equal', { 'order.reference': 'Tajne' }, false],
  ['unequal', { 'order.reference': { ne: 'Tajne' } }, true],
  ['like', { 'order.reference': { iLike: 'taj' } }, false],
  ['not like', { 'order.reference': { notILike: 'taj' } }, true],
  ['among', { 'order.reference': ['Tajne'] }, false],
  ['not among', { 'order.reference': { notInList: ['Tajne'] } }, true],
  ['filled', { 'order.reference': { filled: true } }, false],
  ['not filled', { 'order.reference': null }, true],
  ['after a day', { 'order.date': { gt: '1999-12-31' } }, false],
  ['on a day', { 'order.date': '2000-01-01' }, false],
  ['not on a day', { 'order.date': { ne: '2000-01-01' } }, true],
  ['two steps away', { 'order.customer.name': 'Huta Katowice' }, false],
  ['the reference two steps away', () => ({ 'order.customer': other }), false],
  ['with rows', { 'order.products': { filled: true } }, false],
  ['without rows', { 'order.products': null }, true],
  ['in a row', { 'order.products.quantity': { gt: '0' } }, false],
  ['a boolean', { 'order.confirmed': false }, false],
  ['a reference', () => ({ 'order.status': status }), false],
  ['the deletion mark', { 'order.markedToDelete': { ne: false } }, true],
];

const written = (given: Condition | (() => Condition)): Condition =>
  typeof given === 'function' ? given() : given;

it.each(conditions)('a reader who sees the record finds the opposite: %s', async (_name, given, holds) => {
  expect(await listed(systemActor, written(given), true)).toEqual(holds ? [] : [request]);
});

describe.each(['of a firm', 'of another department'] as const)('a reader %s', (name) => {
  it.each(conditions)('finds the hidden record empty: %s', async (_name, given, holds) => {
    const condition = written(given);
    const own = { reference: 'Otręby' };
    const foreign = { reference: 'Coś innego' };
    const found = (met: boolean) => (met ? [request] : []);
    for (const uncounted of [true, false]) {
      const read = (wanted: object) => listed(readers[name], wanted, uncounted);
      expect(await read(condition)).toEqual(found(holds));
      expect(await read({ or: [condition, own] })).toEqual([request]);
      expect(await read({ or: [own, condition] })).toEqual([request]);
      expect(await read({ or: [condition, foreign] })).toEqual(found(holds));
      expect(await read({ or: [{ and: [condition, own] }, own] })).toEqual([request]);
      expect(await read({ ...condition, ...own })).toEqual(found(holds));
    }
  });
});
