import { Decimal } from 'decimal.js';
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
const ids = { cash: 0, account: 0, anyCurrency: 0, PLN: 0, EUR: 0, HUF: 0, customer: 0, product: 0, vat: 0 };
beforeAll(async () => {
  api = await startTestApi();
  sales = await api.signedIn('sales');
  make = makingAs(sales);
  ids.PLN = await idBy(api, 'currency', 'code', 'PLN');
  ids.EUR = await idBy(api, 'currency', 'code', 'EUR');
  ids.HUF = await idBy(api, 'currency', 'code', 'HUF');
  ids.anyCurrency = (await make('/payment_types', { name: 'Konto każdej waluty', type: 'Bank' })).id;
  const rate = (currency: number, activeDate: string, told: string, more: object = {}) =>
    make('/exchange_rates', { currency, rate: told, rateDate: activeDate, activeDate, ...more });
  await rate(ids.EUR, '2026-05-04', '4.00');
  await rate(ids.EUR, '2026-05-20', '4.25');
  await rate(ids.HUF, '2026-05-20', '1.10', { multiplier: 100 });
  await rate(ids.HUF, '2026-05-27', '0.000001', { multiplier: 100 });
  const wrong = await rate(ids.EUR, '2026-06-02', '9.99');
  await sales.post('/exchange_rates/change_deletion_mark', { id: wrong.id });
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
/** One euro was 4.25 PLN on the twentieth of May 2026. */
const thatDay = '2026-05-20T10:00:00.000Z';
const inEuros = () => ({ paymentType: ids.account, currency: ids.EUR, date: thatDay });
const answered = async (): Promise<OrderPayments> => {
  const { status, body } = await sales.get(`/sales_order/${orderId}/payments`);
  expect(status).toBe(200);
  return body as OrderPayments;
};

describe('the payments of an order', () => {
  it('an order without payments is open as a whole', async () => {
    expect(await answered()).toMatchObject({ rows: [], paid: [], due: '123.00', open: '123.00' });
  });

  it('each currency is summed by itself, and a payment in another one lowers what is open by the rate of its day', async () => {
    await pay('50.10');
    await pay('20.20');
    await pay('3.00', inEuros());
    const said = await answered();
    expect(said).toMatchObject({ count: 3, unconfirmed: 0, unconverted: 0, due: '123.00', open: '39.95' });
    expect(said.rows.map(({ counted }) => counted)).toEqual(['20.20', '50.10', '12.75']);
    expect(new Set(said.paid.map(({ currency, amount }) => `${currency?.code} ${amount}`))).toEqual(
      new Set(['PLN 70.30', 'EUR 3.00']),
    );
  });

  it.each<
    [
      day: string,
      currency: 'PLN' | 'EUR' | 'HUF',
      of: 'PLN' | 'EUR',
      amount: string,
      counted: string | null,
      why: string,
    ]
  >([
    ['2026-05-04', 'EUR', 'PLN', '10.01', '40.04', 'the rate of that day is 4.00'],
    ['2026-05-11', 'EUR', 'PLN', '10.01', '40.04', 'a rate may be seven days old'],
    ['2026-05-12', 'EUR', 'PLN', '10.01', null, 'a rate may not be eight days old'],
    ['2026-05-03', 'EUR', 'PLN', '10.01', null, 'the first rate came later'],
    ['2026-05-20', 'EUR', 'PLN', '0.01', '0.04', '0.0425 is rounded'],
    ['2026-05-20', 'PLN', 'EUR', '100.00', '23.53', '100.00 / 4.25 = 23.529…'],
    ['2026-05-20', 'HUF', 'PLN', '5000', '55.00', '100 HUF are 1.10 PLN'],
    ['2026-05-20', 'HUF', 'EUR', '5000', '12.94', '55.00 PLN / 4.25 = 12.941…'],
    ['2026-05-20', 'EUR', 'EUR', '7.00', '7.00', 'nothing is converted'],
  ])(
    'a payment of %s in %s for an order in %s: %s counts %s, because %s',
    async (day, currency, of, amount, counted) => {
      const ordered = await make('/sales_order', {
        customer: ids.customer,
        currency: ids[of],
        reference: `Kurs/${count}`,
        products: [{ product: ids.product, quantity: '1', price: '100', vatRate: ids.vat }],
      });
      const more = { salesOrder: ordered.id, paymentType: ids.anyCurrency, currency: ids[currency] };
      await pay(amount, { ...more, date: `${day}T10:00:00.000Z` });
      orderId = ordered.id;
      expect(await answered()).toMatchObject({
        rows: [{ counted }],
        unconverted: counted === null ? 1 : 0,
        open: new Decimal(123).minus(counted ?? 0).toFixed(2),
      });
    },
  );

  it('the day of a payment is that of the terminal’s clock, and a rate marked for deletion does not count', async () => {
    // Half an hour after midnight in Warsaw.
    await pay('10.00', { ...inEuros(), date: '2026-05-19T22:30:00.000Z' });
    expect(await answered()).toMatchObject({ rows: [{ counted: '42.50' }] });
    await pay('10.00', { ...inEuros(), date: '2026-06-02T10:00:00.000Z' });
    expect(await answered()).toMatchObject({ rows: [{ counted: null }, {}], unconverted: 1 });
  });

  it('an unconverted payment that nobody confirmed is not told as one that lowers nothing', async () => {
    await pay('10.00', { ...inEuros(), date: '2020-01-01T10:00:00.000Z' }, false);
    expect(await answered()).toMatchObject({ unconfirmed: 1, unconverted: 0 });
  });

  it('the largest amount in the cheapest currency is converted', async () => {
    const ordered = await make('/sales_order', {
      customer: ids.customer,
      currency: ids.HUF,
      reference: 'Forinty',
    });
    const date = '2026-05-27T10:00:00.000Z';
    await pay('9999999999999.99', { salesOrder: ordered.id, date });
    orderId = ordered.id;
    // 100 HUF are 0.000001 PLN, so one PLN is a hundred million HUF.
    expect(await answered()).toMatchObject({ open: '-999999999999999000000.00' });
  });

  it('money in another currency that is given back is open again', async () => {
    await pay('10.00', inEuros());
    await pay('4.00', { ...inEuros(), movement: 'Expense' });
    // 123.00 - 6.00 × 4.25
    expect(await answered()).toMatchObject({ open: '97.50' });
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
    await sales.post('/payment_operation/change_deletion_mark', { id });
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

  it('a payment in another currency lowers what is open, and pays an order in full', async () => {
    const [first, second] = [await ordered('CONFIRMED'), await ordered('CONFIRMED')];
    await pay('20.00', { ...inEuros(), salesOrder: first });
    await pay('30.00', { ...inEuros(), salesOrder: second });
    // Each order is of 123.00 PLN; 20.00 EUR are 85.00 PLN, 30.00 EUR are 127.50 PLN.
    expect(await unpaid()).toMatchObject({ rows: [{ id: first, open: '38.00' }], count: 1 });
  });

  it('what is open is summed by the currency of the orders, whatever they were paid in', async () => {
    const first = await ordered('CONFIRMED');
    const second = await ordered('CLOSED');
    const inEuro = await ordered('CONFIRMED', ids.EUR);
    await pay('23.00', { salesOrder: first });
    // 11.76 EUR of an order of 123.00 EUR.
    await pay('50.00', { salesOrder: inEuro, date: thatDay });
    const { rows, count: found, open } = await unpaid();
    expect(rows.map(({ id, open: left }) => [id, left])).toEqual([
      [first, '100.00'],
      [second, '123.00'],
      [inEuro, '111.24'],
    ]);
    expect(found).toBe(3);
    expect(new Set(open.map(({ currency, amount }) => `${currency?.code} ${amount}`))).toEqual(
      new Set(['PLN 223.00', 'EUR 111.24']),
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
