import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idBy, makingAs } from '../testing/making.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let sales: Visitor;
let forwarder: Visitor;
const ids = { gravel: 0, secret: 0, customer: 0, euro: 0, list: 0, discount: 0 };

const made = async (path: string, body: object): Promise<number> => {
  const { status, body: record } = await sales.post(path, body);
  expect({ path, status, record }).toMatchObject({ status: 201 });
  return (record as { id: number }).id;
};
const currencyId = async (code: string): Promise<number> => {
  const { body } = await sales.get('/currencies', { filter: JSON.stringify({ code }) });
  const [found] = (body as { rows: { id: number }[] }).rows;
  return found?.id ?? made('/currencies', { name: code, code });
};

beforeAll(async () => {
  api = await startTestApi();
  sales = await api.signedIn('sales');
  forwarder = await api.signedIn('forwarder');
  ids.gravel = await made('/products', { name: 'Żwir do wyceny' });
  ids.secret = await made('/products', { name: 'Bez ceny' });
  ids.customer = await made('/vendor_and_customer', { name: 'Odbiorca wyceny', isCustomer: true });
  ids.euro = await currencyId('EUR');
  const PLN = await currencyId('PLN');
  await made('/exchange_rates', {
    currency: ids.euro,
    rate: '4.000000',
    rateDate: '2026-05-29',
    activeDate: '2026-06-01',
  });
  ids.list = await made('/pricelist', {
    name: 'Cennik próbny',
    currency: PLN,
    beginDate: '2026-01-01',
    endDate: '2026-12-31',
    items: [{ product: ids.gravel, price: '50.00' }],
  });
  ids.discount = await made('/discount', {
    customer: ids.customer,
    date: '2026-06-01T10:00:00.000Z',
    discountType: 'percent',
    discountPercent: '10.00',
    beginDate: '2026-01-01',
    endDate: '2026-12-31',
  });
});
afterAll(() => api?.close());

const ask = (more: object = {}, who = sales) =>
  who.post('/pricelist/calculate_prices', {
    productId: ids.gravel,
    quantity: '10',
    customerId: ids.customer,
    date: '2026-06-02',
    ...more,
  });

describe('calculate_prices', () => {
  it('answers the price rows of the specification and why they are so', async () => {
    const { status, body } = await ask({ choosenParameters: [] });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      currency: 'PLN',
      price: '50.00',
      discountSum: '5.00',
      sum: '450.00',
      fault: null,
    });
    expect((body as { prices: object[] }).prices).toEqual([
      {
        priceDescription: expect.stringContaining('Cennik próbny'),
        priceType: 'main',
        description: expect.stringContaining('Cennik próbny'),
        quantity: '10.000',
        price: '50.00',
        discountPercent: '10.00',
        discountSum: '5.00',
        sum: '450.00',
        discountId: ids.discount,
        pricelistId: ids.list,
        priceCode: null,
        maxDiscount: null,
        discountPriority: 0,
      },
    ]);
    const texts = (body as { explanation: { text: string }[] }).explanation
      .map(({ text }) => text)
      .join('\n');
    expect(texts).toMatch(/Rabat nr RB-\d+ od 01\.06\.2026/);
    expect(texts).toContain('10 × (50,00 − 5,00) = 450,00 PLN');
  });

  it('puts the discount that the order names before all others, also for a typed price', async () => {
    const named = await made('/discount', {
      name: 'Targi',
      discountPercent: '20.00',
      onlyByOrder: true,
    });
    expect((await ask()).body).toMatchObject({ discountSum: '5.00' });
    const { body } = await ask({ discountId: named });
    expect(body).toMatchObject({
      price: '50.00',
      discountSum: '10.00',
      sum: '400.00',
      prices: [{ discountId: named, discountPercent: '20.00' }],
    });
    const keys = (body as { explanation: { key: string }[] }).explanation.map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(['discount_of_order', 'discount_lost', 'discount_won']));
    expect((await ask({ discountId: named, typedPrice: '8.00' })).body).toMatchObject({
      price: '8.00',
      discountSum: '1.60',
      sum: '64.00',
      prices: [],
    });
    expect(await ask({ discountId: 999_999 })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'discountId', code: 'invalid_value' }] },
    });
  });

  it('converts by the rate of the day, and tells an old one', async () => {
    expect((await ask({ currencyId: ids.euro })).body).toMatchObject({
      currency: 'EUR',
      price: '12.50',
      discountSum: '1.25',
      sum: '112.50',
      warnings: [],
    });
    const late = (await ask({ currencyId: ids.euro, date: '2026-08-02' })).body as { warnings: string[] };
    expect(late.warnings).toEqual([expect.stringContaining('01.06.2026')]);
  });

  it.each([
    ['a product that nobody has priced', () => ({ productId: ids.secret }), 'no_list'],
    ['a list that has ended', () => ({ date: '2027-02-01' }), 'only_expired_lists'],
    [
      'a currency before its first rate',
      () => ({ currencyId: ids.euro, date: '2026-05-30' }),
      'rate_missing',
    ],
  ])('says a sentence and no amount for %s', async (_what, more, key) => {
    expect((await ask(more())).body).toMatchObject({
      price: null,
      sum: null,
      prices: [],
      fault: { key, text: expect.stringMatching(/\.$/) },
    });
  });

  it('names what a formula lacks as people see it: a field of the line, or a parameter', async () => {
    const code = 'FORMULA_TURNS';
    await made('/product_parameters', { name: 'Liczba skrętów', code, type: 'number' });
    const currency = await currencyId('PLN');
    const lacking = async (formula: string): Promise<unknown> => {
      const productId = await made('/products', { name: `Liczony wzorem ${formula}` });
      const items = [{ product: productId, price: '3.00' }];
      await made('/pricelist', { name: 'Wzory', pricingMethod: 'formula', formula, currency, items });
      const { body } = await ask({ productId });
      return (body as { fault: { text: string } }).fault.text;
    };
    expect(await lacking('price * height')).toContain('liczy z pola „Wysokość”');
    expect(await lacking('price * pieces')).toContain('liczy z pola „Liczba sztuk”');
    expect(await lacking(`price * numbers["${code}"]`)).toContain('liczy z parametru „Liczba skrętów”');
    expect(await lacking('base * 2')).toContain('liczy od ceny z innego cennika');
  });

  it.each([
    ['no product', { productId: undefined }, 'productId'],
    ['a product that is not there', { productId: 2_000_000_000 }, 'productId'],
    ['a customer that is not there', { customerId: 2_000_000_000 }, 'customerId'],
    ['a negative quantity', { quantity: '-1' }, 'quantity'],
    ['a quantity that is a word', { quantity: 'dużo' }, 'quantity'],
    ['a day that is none', { date: '2026-02-30' }, 'date'],
    ['a field nobody asked for', { price: '1.00' }, 'price'],
  ])('refuses %s by the name of the field', async (_what, more, field) => {
    expect(await ask(more)).toMatchObject({ status: 422, body: { errors: [{ field }] } });
  });

  it('is refused to somebody who may not read prices', async () => {
    expect((await ask({}, forwarder)).status).toBe(403);
    expect(
      (await forwarder.post('/products/getPrice', { rows: [{ productId: ids.gravel, quantity: 1 }] })).status,
    ).toBe(403);
  });
});

describe('getPrice', () => {
  it('prices many rows at once, each with its own reason where it has no price', async () => {
    const rows = [
      { productId: ids.gravel, quantity: '1' },
      { productId: ids.secret, quantity: '1' },
      { productId: ids.gravel, quantity: '0.5' },
    ];
    const { body } = await sales.post('/products/getPrice', { rows, date: '2026-06-02' });
    expect(body).toMatchObject({
      rows: [
        { productId: ids.gravel, sum: '50.00', fault: null },
        { productId: ids.secret, sum: null, fault: { key: 'no_list' } },
        { productId: ids.gravel, sum: '25.00', fault: null },
      ],
    });
  });

  it('takes five hundred rows and no more', async () => {
    const rows = (count: number) =>
      Array.from({ length: count }, () => ({ productId: ids.gravel, quantity: 2 }));
    const all = await sales.post('/products/getPrice', { rows: rows(500), date: '2026-06-02' });
    expect((all.body as { rows: object[] }).rows).toHaveLength(500);
    expect((await sales.post('/products/getPrice', { rows: rows(501) })).status).toBe(422);
  });
});

describe('price lists and discounts', () => {
  it.each(['/pricelist', '/discount', '/projects'])(
    '%s refuses an end before its beginning',
    async (path) => {
      const { status, body } = await sales.post(path, {
        name: 'Odwrotny',
        beginDate: '2026-02-02',
        endDate: '2026-02-01',
      });
      expect({ status, body }).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'beginDate', code: 'later_than_field' }] },
      });
    },
  );

  it('a discount is named by its number and day, also where it is referred to', async () => {
    const { body } = await sales.get(`/discount/${ids.discount}`);
    expect(body).toMatchObject({ presentation: expect.stringMatching(/^Rabat nr RB-\d+ od 01\.06\.2026$/) });
  });

  it('a discount is found by its whole name in lists and in the search, and not by that of another', async () => {
    const { presentation } = (await sales.get(`/discount/${ids.discount}`)).body as { presentation: string };
    const found = await sales.get('/discount', { searchStr: presentation });
    expect(found.body).toMatchObject({ count: 1, rows: [{ id: ids.discount }] });
    const everywhere = await sales.get('/search', { q: presentation });
    expect(JSON.stringify(everywhere.body)).toContain(`"id":${ids.discount}`);
    const other = await sales.get('/discount', { searchStr: presentation.replace(/RB-\d+/, 'RB-999999') });
    expect(other.body).toMatchObject({ count: 0 });
  });

  it('are found at the addresses of the reference data', async () => {
    const { body } = await sales.get('/referenceData/tariff', { limit: 1 });
    expect(body).toMatchObject({ rows: [{ id: expect.any(Number), numberStr: expect.any(String) }] });
    expect((await sales.get('/referenceData/productCategory')).status).toBe(200);
  });
});

describe('a line of an order', () => {
  const make = (path: string, input: object) => makingAs(sales)(path, input);
  it.each([
    ['szt.', '2.000', '400.00'],
    ['m²', '6.000', '1200.00'],
  ])(
    'a line of an order in %s is %s of 3 × 1, so that the price of a size is not multiplied by the size',
    async (unit, quantity, sumNetto) => {
      const { id } = await make('/products', { name: `Wymiarowy ${unit}` });
      const unitOfMeasure = await idBy(api, 'unit_of_measure', 'code', unit);
      const line = {
        product: id,
        unitOfMeasure,
        quantity: '2',
        length: '3',
        height: '1',
        numberOfPieces: 2,
        price: '200.00',
      };
      const order = await make('/sales_order', {
        reference: `Wymiary ${unit}`,
        customer: await idBy(api, 'counterparty', 'name', 'Agro Żuławy Sp. j.'),
        currency: await idBy(api, 'currency', 'code', 'PLN'),
        products: [line],
      });
      expect(order).toMatchObject({ sumNetto, products: [{ quantity }] });
    },
  );
});
