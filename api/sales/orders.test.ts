import { warsawNow } from '#domain/kernel/warsawDay.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstOrderStatuses, orderStatusCodes } from '#domain/sales/orderMoves.rules.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { bodyOf, idBy, makingAs, type Body, type Make } from '../testing/making.ts';
import { sampleFiles } from '../testing/sampleFiles.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import { upload } from '../testing/upload.ts';
import type { Visitor } from '../testing/visitor.ts';

/** The statements that are sent. Spied on before the first connection is made: of an earlier one nothing would be heard. */
const sent = vi.spyOn(pg.Client.prototype, 'query');
let api: TestApi;
let sales: Visitor;
let make: Make;
let head: Record<string, unknown>;
let product: number;
let vat23: number;
let count = 0;
beforeAll(async () => {
  api = await startTestApi();
  sales = await api.signedIn('sales');
  make = makingAs(sales);
  const customer = await make('/vendor_and_customer', { name: 'Odbiorca zamówień', isCustomer: true });
  head = { customer: customer.id, currency: await idBy(api, 'currency', 'code', 'PLN') };
  vat23 = await idBy(api, 'vat_rate', 'code', '23');
  product = (await make('/products', { name: 'Deska' })).id;
});
afterAll(() => api?.close());
beforeEach(() => {
  count += 1;
  head = { ...head, reference: `Z/${count}` };
});

const statusOf = (code: string) => idBy(api, 'sales_order_status', 'code', code);
/** An order that its workflow has brought into a status. */
const broughtTo = async (code: string, more: object = {}) =>
  api.database.records.create(systemActor, 'salesOrder', { ...head, ...more, status: await statusOf(code) });
const order = (more: object = {}): Promise<Body> => make('/sales_order', { ...head, ...more });
const line = (more: object = {}) => ({ product, quantity: '2', price: '100', vatRate: vat23, ...more });
const firstLine = ({ products }: Body) => (products as Record<string, unknown>[])[0];

describe('what an order comes to', () => {
  it('is worked out by the server, and what a client sends as a sum is passed over', async () => {
    const made = await order({
      products: [line({ discountSum: '10', sumNetto: '-5', vat: '1', sumBrutto: '9999' }), line()],
      sumNetto: '1.00',
      sumVat: '2.00',
      sumBrutto: '3.00',
      incompliteParams: true,
    });
    expect(firstLine(made)).toMatchObject({
      discountPercent: '10.00',
      discountSum: '10.00',
      sumNetto: '180.00',
      vat: '41.40',
      sumBrutto: '221.40',
    });
    const totals = { sumNetto: '380.00', sumVat: '87.40', sumBrutto: '467.40' };
    expect(made).toMatchObject({ ...totals, incompliteParams: false });
    const put = await sales.put(`/sales_order/${made.id}`, { sumNetto: '7.00', comment: 'x' });
    expect(put).toMatchObject({ status: 200, body: totals });
  });

  it('never takes a price that nobody said for 0.00', async () => {
    const made = await order({ products: [line(), { product, quantity: '2', vatRate: vat23 }] });
    expect(made).toMatchObject({
      sumNetto: '200.00',
      products: [{}, { price: null, sumNetto: null, vat: null, sumBrutto: null }],
    });
  });

  it('follows each change of its lines, down to none', async () => {
    const made = await order({ products: [line()] });
    const put = async (products: object[]) =>
      bodyOf(await sales.put(`/sales_order/${made.id}`, { products }));
    const standing = firstLine(made) as { id: number };
    expect(await put([{ ...standing, quantity: '3.000', vatRate: vat23, product }])).toMatchObject({
      sumNetto: '300.00',
      sumVat: '69.00',
      sumBrutto: '369.00',
    });
    expect(await put([])).toMatchObject({ sumNetto: '0.00', sumVat: '0.00', sumBrutto: '0.00' });
  });

  it.each([
    ['discountSum', 'discount_above_price', { discountSum: '100.01' }],
    ['discountPercent', 'discount_above_price', { discountPercent: '101' }],
    ['price', 'amount_too_large', { quantity: '900000000', price: '900000000' }],
    ['quantity', 'invalid_value', { quantity: '-1' }],
    ['discountSum', 'invalid_value', { discountSum: '-1' }],
  ])('is refused at the row and its %s: %s', async (field, code, wrong) => {
    expect(await sales.post('/sales_order', { ...head, products: [line(), line(wrong)] })).toMatchObject({
      status: 422,
      body: { errors: [{ field: `products[1].${field}`, code }] },
    });
  });
});

describe('what an order needs', () => {
  it.each(['customer', 'currency', 'reference', 'deliveryMethod'])(
    'an order without its %s is refused',
    async (field) => {
      const without = { ...head, [field]: null };
      const refused = { status: 422, body: { errors: [{ field, code: 'required' }] } };
      expect(await sales.post('/sales_order', without)).toMatchObject(refused);
      const made = await order();
      expect(made).toMatchObject({ deliveryMethod: 'STANDARD' });
      expect(await sales.put(`/sales_order/${made.id}`, { [field]: null })).toMatchObject(refused);
    },
  );
});

describe('the status of an order', () => {
  it('is the default of the dictionary where nothing is said, and is never taken away', async () => {
    const made = await order();
    expect(made.statusId).toBe(await statusOf('NEW'));
    expect(await sales.put(`/sales_order/${made.id}`, { status: null })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'status', code: 'required' }] },
    });
  });

  it.each(orderStatusCodes)(
    'a new order begins with the status %s only if it is one of the first ones',
    async (code) => {
      const { status } = await sales.post('/sales_order', { ...head, status: await statusOf(code) });
      expect(status === 201).toBe(firstOrderStatuses.includes(code));
    },
  );

  it.each(orderStatusCodes.flatMap((from) => orderStatusCodes.map((to) => [from, to] as const)))(
    'is moved from %s to %s by nobody’s own write',
    async (from, to) => {
      const { id } = await broughtTo(from);
      const { status } = await sales.put(`/sales_order/${id}`, { status: await statusOf(to) });
      // The status that stands may be sent back, but an order that is over takes no write at all.
      const isOver = ['CLOSED', 'CANCELED'].includes(from);
      if (from !== to) expect(status).toBe(422);
      else expect(status).toBe(isOver ? 409 : 200);
    },
  );

  it.each(orderStatusCodes)('the status %s decides what may be written', async (code) => {
    const prices = [{ priceType: 'main', price: '100.00', pricelistId: 1 }];
    const { id, products } = await broughtTo(code, { products: [line({ prices })] });
    const put = async (input: object) => (await sales.put(`/sales_order/${id}`, input)).status;
    const isOver = ['CLOSED', 'CANCELED'].includes(code);
    const isAgreed = ['CONFIRMED', 'READY_FOR_PRODUCTION'].includes(code);
    expect(await put({ comment: 'x' })).toBe(isOver ? 409 : 200);
    // A form sends back all that it shows.
    expect(await put({ comment: 'y', products, customer: head.customer })).toBe(isOver ? 409 : 200);
    const withoutLines = isAgreed ? 422 : 200;
    expect(await put({ products: [] })).toBe(isOver ? 409 : withoutLines);
    const mark = await sales.post('/sales_order/change_deletion_mark', { orderId: id });
    expect(mark.status).toBe(isOver || isAgreed ? 409 : 200);
  });

  it('names the way out where its lines are agreed', async () => {
    const { id } = await broughtTo('CONFIRMED', { products: [line()] });
    expect(await sales.put(`/sales_order/${id}`, { products: [] })).toMatchObject({
      status: 422,
      body: {
        errors: [{ field: 'products', code: 'order_agreed', message: expect.stringMatching(/Now|New/) }],
      },
    });
  });
});

describe('an offer', () => {
  it('holds for thirty days where nobody says until when, and not until a day that has passed', async () => {
    const made = await order({ status: await statusOf('OFERTA') });
    expect(made.validTo).toBe(warsawNow().plus({ days: 30 }).toISODate());
    const past = { ...head, status: await statusOf('OFERTA'), validTo: '2020-01-01' };
    expect(await sales.post('/sales_order', past)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'validTo', code: 'in_the_past' }] },
    });
  });

  it('is not changed to have ended yesterday, which would cancel it at once', async () => {
    const { id, validTo } = await order({ status: await statusOf('OFERTA') });
    const yesterday = warsawNow().minus({ days: 1 }).toISODate();
    expect(await sales.put(`/sales_order/${id}`, { validTo: yesterday })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'validTo', code: 'in_the_past' }] },
    });
    const today = warsawNow().toISODate();
    expect((await sales.put(`/sales_order/${id}`, { validTo: today })).body).toMatchObject({
      validTo: today,
    });
    expect(validTo).not.toBe(today);
  });

  it.each([
    ['tolerance', '100.01'],
    ['tolerance', '-1'],
  ])('is refused with %s %s', async (field, value) => {
    expect(await sales.post('/sales_order', { ...head, [field]: value })).toMatchObject({
      status: 422,
      body: { errors: [{ field }] },
    });
  });
});

describe('whether parameters are missing', () => {
  it('is kept by the server: each mandatory parameter of the product must have a value', async () => {
    const { id: configured } = await make('/products', { name: 'Roleta', configProduct: true });
    const parameter = await make('/product_parameters', { name: 'Kolor' });
    const white = await make('/parameter_values', { productParameter: parameter.id, name: 'biały' });
    await make('/product_param_setting', { product: configured, productParameter: parameter.id });
    const chosen = [{ param: { id: parameter.id }, paramValue: { id: white.id }, valueLabel: 'biały' }];
    const made = await order({ products: [line({ product: configured })] });
    expect(made.incompliteParams).toBe(true);
    const products = [line(), line({ product: configured, choosenParameters: chosen })];
    const put = await sales.put(`/sales_order/${made.id}`, { products, incompliteParams: true });
    expect(put).toMatchObject({ status: 200, body: { incompliteParams: false } });
    const { body } = await sales.post('/orders/order', { orderId: made.id });
    expect(body).toMatchObject({
      products: [{ productId: product }, { productId: configured, choosenParameters: chosen }],
      comments: [],
    });
  });
});

describe.each(['/sales_order', '/customer_request'])('a second reference at %s', (path) => {
  it('is told, save of the record itself and of those marked as deleted', async () => {
    const reference = `Dwa razy ${path}`;
    const ask = async (body: object) => bodyOf(await sales.post(`${path}/check_double`, body));
    expect(await ask({ reference })).toEqual({ double: false, count: 0 });
    const first = await make(path, { ...head, reference });
    expect(await ask({ reference })).toEqual({ double: true, count: 1 });
    expect(await ask({ reference, id: first.id })).toEqual({ double: false, count: 0 });
    expect(await sales.post(`${path}/get_double_data`, { reference })).toMatchObject({
      status: 200,
      body: { count: 1, rows: [{ id: first.id, numberStr: first.numberStr, reference }] },
    });
    await sales.post(`${path}/change_deletion_mark`, { id: first.id, orderId: first.id });
    expect(await ask({ reference })).toEqual({ double: false, count: 0 });
  });

  it('is asked for by a reference', async () => {
    expect((await sales.post(`${path}/check_double`, { reference: ' ' })).status).toBe(422);
  });

  it('is told to nobody who may not see it', async () => {
    const reference = `Tajne ${path}`;
    await make(path, { ...head, reference });
    const { status, body } = await (
      await api.signedIn('forwarder')
    ).post(`${path}/check_double`, { reference });
    expect({ status, body }).toEqual({ status: 200, body: { double: false, count: 0 } });
  });
});

describe('count and amount', () => {
  it('follow the filter, and currencies are never added up', async () => {
    const reference = 'Kwoty';
    const eur = await idBy(api, 'currency', 'code', 'EUR');
    await order({ reference, products: [line()] });
    await order({ reference, products: [line({ quantity: '1' })] });
    await order({ reference, currency: eur, products: [line()] });
    const filter = { reference };
    const { body } = await sales.get('/sales_order/amount', { filter });
    expect(body).toEqual({
      count: 3,
      rows: [
        expect.objectContaining({
          currency: { id: head.currency, presentation: expect.any(String) },
          count: 2,
          sumNetto: '300.00',
          sumVat: '69.00',
          sumBrutto: '369.00',
        }),
        expect.objectContaining({ currency: expect.objectContaining({ id: eur }), sumBrutto: '246.00' }),
      ],
    });
    const { body: board } = await sales.get('/sales_order/amount_by_status', { filter });
    const { rows: columns } = board as {
      rows: { status: { code: string; color: string }; count: number; amounts: object[] }[];
    };
    expect(columns.find(({ status }) => status.code === 'NEW')?.status.color).toBe('#1e88e5');
    expect(columns.map((column) => [column.status.code, column.count])).toEqual(
      expect.arrayContaining(orderStatusCodes.map((code) => [code, code === 'NEW' ? 3 : 0])),
    );
    expect(columns.flatMap(({ amounts }) => amounts)).toEqual([
      { currency: { id: head.currency, presentation: expect.any(String) }, count: 2, sum: '300.00' },
      { currency: { id: eur, presentation: expect.any(String) }, count: 1, sum: '200.00' },
    ]);
    expect((await sales.get('/sales_order/count', { filter })).body).toMatchObject({ count: 3 });
    await broughtTo('CANCELED', { reference });
    expect((await sales.get('/sales_order/amount', { filter })).body).toEqual(body);
    expect((await sales.get('/sales_order/amount', { filter: { nothing: 1 } })).status).toBe(400);
    await make('/customer_request', { ...head, reference, amount: '50' });
    expect((await sales.get('/customer_request/amount', { filter })).body).toMatchObject({
      count: 1,
      rows: [{ amount: '50.00' }],
    });
  });
});

describe('what people say about an order', () => {
  it('is added with files, changed and taken back by whoever said it', async () => {
    const { id: orderId } = await order();
    const said = await sales.post('/orders/addComment', { orderId, text: 'Klient prosi o rano' });
    expect(said).toMatchObject({ status: 201, body: { text: 'Klient prosi o rano', salesOrderId: orderId } });
    const { id } = bodyOf(said);
    const withFile = await upload(
      api.url,
      sales,
      '/orders/addComment',
      [{ name: 'umowa.pdf', content: sampleFiles.pdf }],
      { orderId, text: 'Umowa' },
    );
    expect(withFile).toMatchObject({
      status: 201,
      body: { text: 'Umowa', files: [{ type: 'application/pdf' }] },
    });
    const edit = await sales.post('/orders/editComment', { id, text: 'Klient prosi o wieczór' });
    expect(edit).toMatchObject({ status: 200, body: { text: 'Klient prosi o wieczór' } });
    const others = await api.signedIn('admin');
    expect((await others.post('/orders/editComment', { id, text: 'x' })).status).toBe(409);
    expect((await sales.post('/orders/deleteComment', { id })).status).toBe(200);
    const { body } = await sales.post('/orders/order', { orderId });
    expect(body).toMatchObject({ comments: [{ text: 'Umowa', files: [{ name: expect.any(String) }] }] });
  });

  it('is for the people who work here unless it is said to be for the customer, in JSON and in a form', async () => {
    const { id: orderId } = await order();
    const add = async (more: object) =>
      bodyOf(await sales.post('/orders/addComment', { orderId, text: 'Tekst', ...more }));
    expect(await add({})).toMatchObject({ forCustomer: false });
    const said = await add({ forCustomer: true });
    expect(said).toMatchObject({ forCustomer: true });
    const file = [{ name: 'cennik.pdf', content: sampleFiles.pdf }];
    const form = { orderId, text: 'Cennik', forCustomer: 'true' };
    const { body } = await upload(api.url, sales, '/orders/addComment', file, form);
    expect(body).toMatchObject({ forCustomer: true, files: [{ name: 'cennik.pdf' }] });
    const { id } = said;
    expect((await sales.post('/orders/editComment', { id, text: 'Inny' })).body).toMatchObject({
      text: 'Inny',
      forCustomer: true,
    });
    const taken = await sales.post('/orders/editComment', { id, text: 'Inny', forCustomer: false });
    expect(taken.body).toMatchObject({ forCustomer: false });
    const wrong = await sales.post('/orders/addComment', { orderId, text: 'x', forCustomer: 'tak' });
    expect(wrong).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'forCustomer', code: 'invalid_value' }] },
    });
  });

  it('is read with the files of all comments in one statement', async () => {
    const { id: orderId } = await order();
    const texts = ['pierwszy', 'drugi', 'trzeci'];
    for (const text of texts)
      await upload(
        api.url,
        sales,
        '/orders/addComment',
        [{ name: `${text}.pdf`, content: sampleFiles.pdf }],
        {
          orderId,
          text,
        },
      );
    sent.mockClear();
    const { body } = await sales.post('/orders/order', { orderId });
    const ofFiles = sent.mock.calls.filter((call) => JSON.stringify(call).includes('f.object_name ='));
    expect(body).toMatchObject({
      comments: texts.map((text) => ({ text, files: [{ name: `${text}.pdf` }] })),
    });
    // One for those of the order, one for those of everything that was said about it.
    expect(ofFiles).toHaveLength(2);
  });

  it.each([
    ['orderId', { text: 'x' }],
    ['text', { orderId: 1, text: ' ' }],
  ])('is refused without its %s', async (field, given) => {
    expect(await sales.post('/orders/addComment', given)).toMatchObject({
      status: 422,
      body: { errors: [{ field, code: 'required' }] },
    });
  });

  it('the list of orders is answered at its address of the specification too', async () => {
    const { body } = await sales.post('/orders/orderList', { limit: 2, filter: { markedToDelete: false } });
    expect(body).toMatchObject({ rows: [{}, {}], count: expect.any(Number) });
  });
});
