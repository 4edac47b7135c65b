import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idBy, makingAs, type Body, type Make } from '../testing/making.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let sales: Visitor;
let make: Make;
let near: Body;
let far: Body;
let plank: Body;
let resin: Body;
let count = 0;
beforeAll(async () => {
  api = await startTestApi();
  sales = await api.signedIn('sales');
  make = makingAs(sales);
  near = await make('/vendor_and_customer', { name: 'Bliski', isCustomer: true, region: 'Pomorze' });
  far = await make('/vendor_and_customer', { name: 'Daleki', isCustomer: true, region: 'Śląsk' });
  plank = await make('/products', { name: 'Deska' });
  resin = await make('/products', { name: 'Żywica', notUsedProductCondition: 'record.region == "Śląsk"' });
});
afterAll(() => api?.close());

const orderOf = async (customer: Body, ...products: readonly Body[]) => {
  count += 1;
  return {
    customer: customer.id,
    reference: `Nie dla ${count}`,
    currency: await idBy(api, 'currency', 'code', 'PLN'),
    products: products.map(({ id }) => ({ product: id, price: '1' })),
  };
};
const notFor = (customer: Body) => sales.get(`/counterparties/${customer.id}/products_not_used`);
const refusal = (...fields: readonly string[]) => ({
  status: 422,
  body: {
    errors: fields.map((field) => ({
      field,
      code: 'product_not_for_customer',
      params: { product: 'Żywica', customer: 'Daleki' },
    })),
  },
});

describe('a product with a condition on the customer', () => {
  it('is listed with its reason for the customers who do not get it, and for no others', async () => {
    expect(await notFor(far)).toMatchObject({
      status: 200,
      body: { rows: [{ productId: resin.id, product: 'Żywica', isHidden: true }], count: 1 },
    });
    expect(await notFor(near)).toMatchObject({ status: 200, body: { rows: [], count: 0 } });
    const listed = await sales.get(
      `/products?filter=${encodeURIComponent(JSON.stringify({ id: { notInList: [String(resin.id)] } }))}`,
    );
    expect(listed.status).toBe(200);
    expect((listed.body as { rows: Body[] }).rows.map(({ id }) => id)).not.toContain(resin.id);
  });

  it('is refused in a new order by row and product, and taken for another customer', async () => {
    expect(await sales.post('/sales_order', await orderOf(far, plank, resin, resin))).toMatchObject(
      refusal('products[1].product', 'products[2].product'),
    );
    expect((await sales.post('/sales_order', await orderOf(near, plank, resin))).status).toBe(201);
  });

  it('stays in an order that has it, and is refused when the customer changes to one who does not get it', async () => {
    const order = await make('/sales_order', await orderOf(near, resin));
    expect(await sales.put(`/sales_order/${order.id}`, { customer: far.id })).toMatchObject(
      refusal('customer'),
    );
    const barred = await make('/vendor_and_customer', { name: 'Dawny', isCustomer: true });
    const old = await make('/sales_order', await orderOf(barred, resin));
    await sales.put(`/vendor_and_customer/${barred.id}`, { region: 'Śląsk' });
    const [line] = old.products as Body[];
    const kept = await sales.put(`/sales_order/${old.id}`, { products: [{ ...line, quantity: '7' }] });
    expect(kept.status).toBe(200);
    const added = { products: [line, { product: resin.id, price: '1' }] };
    expect((await sales.put(`/sales_order/${old.id}`, added)).status).toBe(200);
  });

  it('is offered where its condition cannot tell, with the reason why it cannot', async () => {
    const paint = await make('/products', {
      name: 'Farba',
      notUsedProductCondition: 'record.manager.login == "nikt"',
    });
    const stranger = await make('/vendor_and_customer', { name: 'Bez opiekuna', isCustomer: true });
    await sales.put(`/vendor_and_customer/${stranger.id}`, { manager: null });
    expect(await notFor(stranger)).toMatchObject({
      body: { rows: [{ productId: paint.id, isHidden: false, why: expect.stringMatching(/\.$/) as string }] },
    });
    expect((await sales.post('/sales_order', await orderOf(stranger, paint))).status).toBe(201);
    await sales.put(`/products/${paint.id}`, { notUsedProductCondition: '' });
  });

  it.each([
    ['a name that is no field', 'record.regoin == "Śląsk"', 'expression_name_unknown'],
    ['what is no condition', 'record.region', 'expression_no_condition'],
    ['a function that could run for ever', 'record.region.matches("(a+)+")', 'expression_function_unknown'],
    ['half a sentence', 'record.region ==', 'expression_syntax'],
  ])('is not saved with %s', async (_what, notUsedProductCondition, code) => {
    expect(await sales.post('/products', { name: 'Zła', notUsedProductCondition })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'notUsedProductCondition', code }] },
    });
  });

  it('is told in words', async () => {
    const [row] = ((await notFor(far)).body as { rows: { why: string }[] }).rows;
    expect(row?.why.toLowerCase()).toContain('region');
    expect(row?.why).toContain('Śląsk');
  });

  it('is not shown to people from outside', async () => {
    const forwarder = await api.signedIn('forwarder');
    expect((await forwarder.get(`/counterparties/${far.id}/products_not_used`)).status).toBe(403);
    expect(await forwarder.get(`/products/${resin.id}`)).toMatchObject({
      status: 200,
      body: { name: 'Żywica', notUsedProductCondition: null },
    });
  });
});
