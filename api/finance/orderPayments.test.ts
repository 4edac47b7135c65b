import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderPayments, UnpaidOrders } from '#domain/finance/orderPayments.contracts.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { idBy, makingAs, type Make } from '../testing/making.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let sales: Visitor;
let make: Make;
let orderId = 0;
let count = 0;
const ids = { cash: 0, account: 0, PLN: 0, EUR: 0, customer: 0, product: 0, vat: 0 };
beforeAll(async () => {
  api = await startTestApi();
  sales = await api.signedIn('sales');
  make = makingAs(sales);
  ids.PLN = await idBy(api, 'currency', 'code', 'PLN');
  ids.EUR = await idBy(api, 'currency', 'code', 'EUR');
  ids.vat = await idBy(api, 'vat_rate', 'code', '23');
  ids.cash = (await make('/payment_types', { name: 'Kasa zamówień', currency: ids.PLN })).id;
  ids.account = (await make('/payment_types', { name: 'Konto euro', type: 'Bank', currency: ids.EUR })).id;
  ids.customer = (await make('/vendor_and_customer', { name: 'Płatnik', isCustomer: true })).id;
  ids.product = (await make('/products', { name: 'Towar płatny' })).id;
});
afterAll(() => api?.close());
/** An order of 123.00 PLN with VAT. */
beforeEach(async () => {
  count += 1;
  orderId = (
    await make('/sales_order', {
      customer: ids.customer,
      currency: ids.PLN,
      reference: `Płatne/${count}`,
      products: [{ product: ids.product, quantity: '1', price: '100', vatRate: ids.vat }],
    })
  ).id;
});

/** A payment for the order; confirmed, if not said otherwise. */
const pay = async (amount: string, more: object = {}, confirmed = true) => {
  const given = { salesOrder: orderId, paymentType: ids.cash, currency: ids.PLN, amount, ...more };
  const { id } = await make('/payment_operation', given);
  if (confirmed) await api.database.records.confirm(systemActor, 'paymentOperation', id);
  return id;
};
const inEuros = () => ({ paymentType: ids.account, currency: ids.EUR });
const answered = async (): Promise<OrderPayments> => {
  const { status, body } = await sales.get(`/sales_order/${orderId}/payments`);
  expect(status).toBe(200);
  return body as OrderPayments;
};

describe('the payments of an order', () => {
  it('an order without payments is open as a whole', async () => {
    expect(await answered()).toMatchObject({ rows: [], paid: [], due: '123.00', open: '123.00' });
  });

  it('each currency is summed by itself, and only that of the order lowers what is open', async () => {
    await pay('50.10');
    await pay('20.20');
    await pay('30.00', inEuros());
    const said = await answered();
    expect(said).toMatchObject({ count: 3, unconfirmed: 0, due: '123.00', open: '52.70' });
    expect(new Set(said.paid.map(({ currency, amount }) => `${currency?.code} ${amount}`))).toEqual(
      new Set(['PLN 70.30', 'EUR 30.00']),
    );
  });

  it('money that is given back is open again', async () => {
    await pay('123.00');
    await pay('23.00', { movement: 'Expense' });
    expect(await answered()).toMatchObject({ paid: [{ amount: '100.00' }], open: '23.00' });
  });

  it('a payment that nobody confirmed is listed and does not count', async () => {
    const id = await pay('123.00', {}, false);
    expect(await answered()).toMatchObject({
      rows: [{ id, amount: '123.00', confirmed: false }],
      paid: [],
      unconfirmed: 1,
      open: '123.00',
    });
  });

  it('a payment that is marked for deletion is not listed', async () => {
    const id = await pay('10.00', {}, false);
    await sales.post('/payment_operation/change_deletion_mark', { orderId: id });
    expect(await answered()).toMatchObject({ rows: [], count: 0, unconfirmed: 0 });
  });

  it('what is paid above the order is below zero', async () => {
    await pay('200.00');
    expect(await answered()).toMatchObject({ open: '-77.00' });
  });

  it('a canceled order is owed nothing, so that what was paid is too much', async () => {
    await pay('50.00');
    const status = await idBy(api, 'sales_order_status', 'code', 'CANCELED');
    await api.database.records.update(systemActor, 'salesOrder', orderId, { status });
    expect(await answered()).toMatchObject({ due: '0.00', open: '-50.00' });
  });

  it('payments of other orders are left out', async () => {
    await pay('50.00');
    const other = orderId;
    orderId = (
      await make('/sales_order', { customer: ids.customer, currency: ids.PLN, reference: `Inne/${count}` })
    ).id;
    expect(await answered()).toMatchObject({ rows: [], due: '0.00', open: '0.00' });
    orderId = other;
  });

  it('people who may not read payments, and orders that are not there, are refused', async () => {
    const operator = await api.signedIn('operator');
    expect(await operator.get(`/sales_order/${orderId}/payments`)).toMatchObject({ status: 403 });
    expect(await sales.get('/sales_order/999999/payments')).toMatchObject({ status: 404 });
  });

  it('the document tree of an order shows its payments', async () => {
    const id = await pay('50.00');
    const { body } = await sales.get(`/sales_order/subordination/${orderId}`);
    expect(body).toMatchObject({ tree: { children: [{ object: 'paymentOperation', id }] } });
  });
});

describe('the unpaid orders of a customer', () => {
  let customer = 0;
  const ordered = async (status: string, currency = ids.PLN): Promise<number> => {
    count += 1;
    const { id } = await make('/sales_order', {
      customer,
      currency,
      reference: `Należne/${count}`,
      products: [{ product: ids.product, quantity: '1', price: '100', vatRate: ids.vat }],
    });
    const moved = await idBy(api, 'sales_order_status', 'code', status);
    await api.database.records.update(systemActor, 'salesOrder', id, { status: moved });
    return id;
  };
  const unpaid = async (): Promise<UnpaidOrders> => {
    const { status, body } = await sales.get(`/counterparties/${customer}/unpaid_orders`);
    expect(status).toBe(200);
    return body as UnpaidOrders;
  };
  beforeEach(async () => {
    count += 1;
    customer = (await make('/vendor_and_customer', { name: `Dłużnik ${count}`, isCustomer: true })).id;
  });

  it.each([
    ['OFERTA', 0],
    ['NEW', 0],
    ['CONFIRMED', 1],
    ['READY_FOR_PRODUCTION', 1],
    ['CLOSED', 1],
    ['CANCELED', 0],
  ])('an order that is %s is counted %i times', async (status, times) => {
    await ordered(status);
    expect((await unpaid()).count).toBe(times);
  });

  it('what is open is summed by currency, without what was paid in that currency', async () => {
    const first = await ordered('CONFIRMED');
    const second = await ordered('CLOSED');
    const inEuro = await ordered('CONFIRMED', ids.EUR);
    await pay('23.00', { salesOrder: first });
    await pay('50.00', { salesOrder: inEuro });
    const { rows, count: found, open } = await unpaid();
    expect(rows.map(({ id, open: left }) => [id, left])).toEqual([
      [first, '100.00'],
      [second, '123.00'],
      [inEuro, '123.00'],
    ]);
    expect(found).toBe(3);
    expect(new Set(open.map(({ currency, amount }) => `${currency?.code} ${amount}`))).toEqual(
      new Set(['PLN 223.00', 'EUR 123.00']),
    );
  });

  it('an order that is paid in full, or more than that, is not among them', async () => {
    await pay('123.00', { salesOrder: await ordered('CONFIRMED') });
    await pay('200.00', { salesOrder: await ordered('CONFIRMED') });
    expect(await unpaid()).toEqual({ rows: [], count: 0, open: [] });
  });

  it('a payment that nobody confirmed lowers nothing', async () => {
    await pay('123.00', { salesOrder: await ordered('CONFIRMED') }, false);
    expect((await unpaid()).rows).toMatchObject([{ open: '123.00' }]);
  });

  it('people who may not read payments, and firms that are not there, are refused', async () => {
    const operator = await api.signedIn('operator');
    expect(await operator.get(`/counterparties/${customer}/unpaid_orders`)).toMatchObject({ status: 403 });
    expect(await sales.get('/counterparties/999999/unpaid_orders')).toMatchObject({ status: 404 });
  });
});
