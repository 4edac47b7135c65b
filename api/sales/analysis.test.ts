import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
import type { SalesAnalysis } from '#domain/sales/analysis.contracts.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { enter } from '../testing/kindsOfPeople.ts';
import { idBy } from '../testing/making.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

const period = { from: '2019-01-01', to: '2019-02-28' };
let api: TestApi;
let sales: Visitor;
let customer: Visitor;
let pln: number;
let eur: number;
let own: number;
let other: AnyRecord;
let plank: AnyRecord;
let beam: AnyRecord;

const create = (object: string, input: RecordInput): Promise<AnyRecord> =>
  api.database.records.create(systemActor, object, input);

beforeAll(async () => {
  api = await startTestApi();
  sales = await api.signedIn('sales');
  const entered = await enter(api, 'forwarder');
  customer = entered.visitor;
  own = entered.actor.counterpartyId as number;
  [pln, eur] = [await idBy(api, 'currency', 'code', 'PLN'), await idBy(api, 'currency', 'code', 'EUR')];
  other = await create('counterparty', { name: 'Odbiorca drugi', isCustomer: true });
  plank = await create('product', { name: 'Deska w analizie' });
  beam = await create('product', { name: 'Belka w analizie' });
  const order = async (
    date: string,
    customerId: number,
    lines: readonly (readonly [AnyRecord, string, string])[],
    { currency = pln, status = 'NEW' } = {},
  ) =>
    create('salesOrder', {
      date,
      customer: customerId,
      currency,
      status: await idBy(api, 'sales_order_status', 'code', status),
      reference: 'Do analizy',
      products: lines.map(([{ id: product }, quantity, price]) => ({ product, quantity, price })),
    });
  await order('2019-01-10T12:00:00Z', own, [
    [plank, '2', '100'],
    [beam, '1', '50'],
  ]);
  // In Warsaw this is the first of February.
  await order('2019-01-31T23:30:00Z', other.id, [[plank, '1', '10.55']]);
  await order('2019-02-15T12:00:00Z', own, [
    [beam, '3', '7'],
    [beam, '1', '1'],
  ]);
  await order('2019-02-15T12:00:00Z', own, [[plank, '1', '40']], { currency: eur });
  await order('2019-02-15T12:00:00Z', own, [[plank, '1', '1000']], { status: 'CANCELED' });
  const marked = await order('2019-02-15T12:00:00Z', other.id, [[plank, '1', '500']]);
  await api.database.records.changeDeletionMark(systemActor, 'salesOrder', marked.id, true);
});
afterAll(() => api?.close());

const analysed = (by: string, more: object = {}, visitor = sales) =>
  visitor.get('/sales_order/analysis', { ...period, by, ...more });
/** How many orders the list has with the conditions that the page opens it with. */
const listed = async (more: object, visitor = sales): Promise<unknown> => {
  const filter = { period, markedToDelete: false, currency: pln, 'status.code': { ne: 'CANCELED' }, ...more };
  return ((await visitor.get('/sales_order/count', { filter })).body as { count?: number }).count;
};

describe('the analysis of sales orders', () => {
  it('adds up months of the terminal’s clock, without canceled and marked orders', async () => {
    // January: 2 × 100 + 50. February: 10.55, and 3 × 7 + 1.
    expect(await analysed('month')).toMatchObject({
      status: 200,
      body: {
        currency: { id: pln },
        currencies: [
          { id: pln, orders: 3 },
          { id: eur, orders: 1 },
        ],
        orders: 3,
        sumNetto: '282.55',
        rows: [
          { key: '2019-01', orders: 1, sumNetto: '250.00' },
          { key: '2019-02', orders: 2, sumNetto: '32.55' },
        ],
        groups: 2,
      },
    });
  });

  it('adds up customers, the greatest first', async () => {
    expect((await analysed('customer')).body).toMatchObject({
      sumNetto: '282.55',
      rows: [
        { key: String(own), orders: 2, sumNetto: '272.00' },
        { key: String(other.id), name: 'Odbiorca drugi', orders: 1, sumNetto: '10.55' },
      ],
    });
  });

  it('adds up the lines of products; an order with two lines of a product is one order', async () => {
    expect((await analysed('product')).body).toMatchObject({
      rows: [
        { key: String(plank.id), name: 'Deska w analizie', orders: 2, sumNetto: '210.55' },
        { key: String(beam.id), name: 'Belka w analizie', orders: 2, sumNetto: '72.00' },
      ],
    });
  });

  it('is of the currency that is asked for, also of one that does not occur', async () => {
    expect((await analysed('product', { currency: eur })).body).toMatchObject({
      currency: { id: eur },
      orders: 1,
      sumNetto: '40.00',
      rows: [{ key: String(plank.id), sumNetto: '40.00' }],
    });
    const only = { from: '2019-01-01', to: '2019-01-31' };
    expect((await analysed('month', { ...only, currency: eur })).body).toMatchObject({
      currency: { id: eur },
      currencies: [{ id: pln, orders: 1 }],
      orders: 0,
      sumNetto: '0.00',
      rows: [],
    });
  });

  it('the analysis of sales orders of a period without orders is empty', async () => {
    const empty = { from: '2018-01-01', to: '2018-01-31' };
    expect(await analysed('customer', empty)).toMatchObject({
      status: 200,
      body: { currency: null, currencies: [], orders: 0, sumNetto: '0.00', rows: [], groups: 0 },
    });
  });

  it('refuses a period that ends before it begins, one that is too long, and an unknown dimension', async () => {
    expect((await analysed('month', { to: '2018-12-31' })).status).toBe(400);
    expect((await analysed('month', { from: '2009-01-01' })).status).toBe(400);
    expect((await analysed('colour')).status).toBe(400);
  });
});

describe('the list behind a figure', () => {
  it('the list behind a figure of the analysis has as many orders as the figure says', async () => {
    for (const by of ['customer', 'product'] as const) {
      const { rows, orders } = (await analysed(by)).body as SalesAnalysis;
      expect(await listed({})).toBe(orders);
      for (const row of rows)
        expect(await listed({ [by === 'customer' ? 'customer' : 'products.product']: Number(row.key) })).toBe(
          row.orders,
        );
    }
  });
});

describe('who reads the analysis', () => {
  it('a customer who reads the analysis reads their own orders only', async () => {
    expect((await analysed('customer', {}, customer)).body).toMatchObject({
      orders: 2,
      sumNetto: '272.00',
      rows: [{ key: String(own) }],
      groups: 1,
    });
    expect(await listed({ 'products.product': plank.id }, customer)).toBe(1);
  });

  it('is refused like the list if they may not read orders', async () => {
    const operator = await api.signedIn('operator');
    const { status } = await operator.get('/sales_order');
    expect(status).toBe(403);
    expect((await analysed('month', {}, operator)).status).toBe(status);
  });
});
