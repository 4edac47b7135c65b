import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idBy, makingAs, type Body } from '../testing/making.ts';
import { sampleFiles } from '../testing/sampleFiles.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import { upload } from '../testing/upload.ts';
import type { Visitor } from '../testing/visitor.ts';

/** The calls of the specification about sales orders, each of them once, with what it answers. */
let api: TestApi;
let sales: Visitor;
let order: Body;
let fileId: number;
beforeAll(async () => {
  api = await startTestApi();
  sales = await api.signedIn('sales');
  const make = makingAs(sales);
  const customer = await make('/vendor_and_customer', { name: 'Odbiorca wywołań', isCustomer: true });
  order = await make('/sales_order', {
    customer: customer.id,
    currency: await idBy(api, 'currency', 'code', 'PLN'),
    reference: 'WYWOŁANIA/1',
    products: [{ product: (await make('/products', { name: 'Towar' })).id, quantity: '2', price: '10.00' }],
  });
  const sent = [{ name: 'umowa.pdf', content: sampleFiles.pdf }];
  const { body } = await upload(api.url, sales, '/sales_order/file', sent, { objectId: order.id });
  fileId = (body as { rows: { id: number }[] }).rows[0]?.id ?? 0;
});
afterAll(() => api?.close());

/** What is read, at which address, and what the answer has at least. */
const reads: readonly (readonly [string, () => string, object])[] = [
  ['the list', () => '/sales_order', { rows: expect.any(Array), count: expect.any(Number) }],
  ['the count', () => '/sales_order/count', { count: expect.any(Number) }],
  ['the amount', () => '/sales_order/amount', { count: expect.any(Number) }],
  ['one order', () => `/sales_order/${order.id}`, { reference: 'WYWOŁANIA/1', sumNetto: '20.00' }],
  ['what it was made from', () => `/sales_order/subordination/${order.id}`, {}],
];
/** What is asked for, at which address, with which body, and the status and content of the answer. */
const asks: readonly (readonly [string, string, () => object, number, object])[] = [
  [
    'whether a reference is taken',
    '/sales_order/check_double',
    () => ({ reference: 'WYWOŁANIA/1' }),
    200,
    {},
  ],
  ['who has the reference', '/sales_order/get_double_data', () => ({ reference: 'WYWOŁANIA/1' }), 200, {}],
  ['the files of an order', '/sales_order/object_file', () => ({ objectId: order.id }), 200, {}],
  [
    'a mark for deletion',
    '/sales_order/change_deletion_mark',
    () => ({ orderId: order.id }),
    200,
    { markedToDelete: true },
  ],
  [
    'a mark for deletion that is taken back',
    '/sales_order/change_deletion_mark',
    () => ({ orderId: order.id }),
    200,
    { markedToDelete: false },
  ],
];

describe('the calls of the specification about an order', () => {
  it.each(reads)('GET answers %s', async (_what, path, expected) => {
    const { status, body } = await sales.get(path());
    expect({ status, body }).toMatchObject({ status: 200, body: expected });
  });

  it.each(asks)('POST answers %s: %s', async (_what, path, body, status, expected) => {
    expect(await sales.post(path, body())).toMatchObject({ status, body: expected });
  });

  it('a file that was sent is listed with its order, read and removed', async () => {
    const listed = await sales.post('/sales_order/object_file', { objectId: order.id });
    expect(listed.body).toMatchObject({ rows: [{ id: fileId, name: 'umowa.pdf' }] });
    const read = await fetch(`${api.url}/sales_order/file/${fileId}`, {
      headers: { cookie: sales.cookie() },
    });
    expect(Buffer.from(await read.arrayBuffer()).equals(Buffer.from(sampleFiles.pdf))).toBe(true);
    expect(await sales.delete(`/sales_order/file/${fileId}`)).toMatchObject({ status: 200 });
    expect((await sales.post('/sales_order/object_file', { objectId: order.id })).body).toMatchObject({
      rows: [],
    });
  });
});
