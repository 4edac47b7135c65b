import { warsawNow } from '#domain/kernel/warsawDay.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { idBy, makingAs, type Body, type Make } from '../testing/making.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

/** The discount that the head of an order names. */
let api: TestApi;
let sales: Visitor;
let make: Make;
let head: Record<string, unknown>;
let count = 0;
const ids = { product: 0, other: 0, vat23: 0, stranger: 0, foreign: 0, tonne: 0, kilogram: 0 };

beforeAll(async () => {
  api = await startTestApi();
  sales = await api.signedIn('sales');
  make = makingAs(sales);
  const customer = await make('/vendor_and_customer', { name: 'Odbiorca z rabatem', isCustomer: true });
  ids.stranger = (await make('/vendor_and_customer', { name: 'Obcy odbiorca', isCustomer: true })).id;
  head = { customer: customer.id, currency: await idBy(api, 'currency', 'code', 'PLN') };
  ids.vat23 = await idBy(api, 'vat_rate', 'code', '23');
  ids.tonne = await idBy(api, 'unit_of_measure', 'code', 't');
  ids.kilogram = await idBy(api, 'unit_of_measure', 'code', 'kg');
  ids.product = (await make('/products', { name: 'Deska rabatowa', unitOfMeasure: ids.tonne })).id;
  ids.other = (await make('/products', { name: 'Belka bez rabatu' })).id;
  ids.foreign = (await make('/currencies', { name: 'Waluta próbna', code: 'XTS' })).id;
});
afterAll(() => api?.close());
beforeEach(() => {
  count += 1;
  head = { ...head, reference: `RABAT/${count}` };
});

const day = (days: number): string => warsawNow().plus({ days }).toISODate() ?? '';
const discount = async (more: object): Promise<number> =>
  (await make('/discount', { onlyByOrder: true, ...more })).id;
const line = (more: object = {}) => ({
  product: ids.product,
  quantity: '10',
  price: '100',
  vatRate: ids.vat23,
  ...more,
});
const order = (more: object = {}): Promise<Body> => make('/sales_order', { ...head, ...more });
const lines = ({ products }: Body) => products as Record<string, unknown>[];
/** A line as the form sends it back: its references by their ids. */
const again = ({ id, productId, vatRateId, ...rest }: Record<string, unknown>, more: object) => ({
  ...rest,
  id,
  product: productId,
  vatRate: vatRateId,
  ...more,
});

describe('the discount of an order', () => {
  // The case, the discount, the line, and then what the line must have: percent, amount off one unit, net value.
  // `items` is the only product of the discount, by its name in `ids`.
  it.each<[string, object, object, string, string, string]>([
    ['a percent', { discountPercent: '10.00' }, {}, '10.00', '10.00', '900.00'],
    // 7.5 % of 0.99 are 0.07, which is 7.07 % of it; ten units at 0.92 each are 9.20.
    [
      'a percent of a price with a broken discount',
      { discountPercent: '7.50' },
      { price: '0.99' },
      '7.07',
      '0.07',
      '9.20',
    ],
    [
      'a percent with a limit',
      { discountPercent: '50.00', maxDiscount: '20.00' },
      {},
      '20.00',
      '20.00',
      '800.00',
    ],
    ['an amount off one unit', { discountType: 'price', discountSum: '2.50' }, {}, '2.50', '2.50', '975.00'],
    [
      'an amount above the price',
      { discountType: 'price', discountSum: '500.00' },
      {},
      '100.00',
      '100.00',
      '0.00',
    ],
    [
      'a formula of the quantity',
      { discountType: 'formula', formula: 'quantity * 0.5' },
      {},
      '5.00',
      '5.00',
      '950.00',
    ],
    [
      'a product that it names',
      { discountPercent: '10.00', items: 'product' },
      {},
      '10.00',
      '10.00',
      '900.00',
    ],
    [
      'a product that it does not name',
      { discountPercent: '10.00', items: 'other' },
      {},
      '0.00',
      '0.00',
      '1000.00',
    ],
    [
      'a line with its own discount',
      { discountPercent: '10.00' },
      { discountPercent: '3', ownDiscount: true },
      '3.00',
      '3.00',
      '970.00',
    ],
    [
      'a line that has none on purpose',
      { discountPercent: '10.00' },
      { ownDiscount: true },
      '0.00',
      '0.00',
      '1000.00',
    ],
    [
      'goods that are free',
      { discountPercent: '10.00' },
      { price: '0', freeOfCharge: true },
      '0.00',
      '0.00',
      '0.00',
    ],
  ])(
    'lowers a typed price: %s',
    async (_case, { items, ...terms }: { items?: string }, more, percent, sum, net) => {
      const rows = items ? { items: [{ product: ids[items as 'product'], discountPercent: '10.00' }] } : {};
      const made = await order({ discount: await discount({ ...terms, ...rows }), products: [line(more)] });
      expect(lines(made)[0]).toMatchObject({ discountPercent: percent, discountSum: sum, sumNetto: net });
      expect(made.sumNetto).toBe(net);
    },
  );

  it('takes an amount off each unit of the product, in whatever unit the line counts', async () => {
    const discountId = await discount({ discountType: 'price', discountSum: '20.00' });
    const made = await order({
      discount: discountId,
      products: [line({ quantity: '500', unitOfMeasure: ids.kilogram, price: '1.00' })],
    });
    expect(lines(made)[0]).toMatchObject({ discountSum: '0.02', sumNetto: '490.00' });
  });

  it('converts an amount in another currency by the rate of the day', async () => {
    await make('/exchange_rates', {
      currency: ids.foreign,
      rate: '4.000000',
      rateDate: day(-1),
      activeDate: day(0),
    });
    const discountId = await discount({ discountType: 'price', discountSum: '1.00', currency: ids.foreign });
    expect(lines(await order({ discount: discountId, products: [line()] }))[0]).toMatchObject({
      discountSum: '4.00',
    });
  });

  it('is converted again when the order changes its currency, with its lines or without them', async () => {
    await make('/exchange_rates', {
      currency: ids.foreign,
      rate: '4.000000',
      rateDate: day(-1),
      activeDate: day(0),
    });
    const discountId = await discount({ discountType: 'price', discountSum: '1.00', currency: ids.foreign });
    const made = await order({ discount: discountId, products: [line()] });
    const { body: foreign } = await sales.put(`/sales_order/${made.id}`, { currency: ids.foreign });
    expect(foreign).toMatchObject({ sumNetto: '990.00', products: [{ discountSum: '1.00' }] });
    const [first] = lines(foreign as Body);
    const back = { currency: head.currency, products: [again(first ?? {}, {})] };
    expect(await sales.put(`/sales_order/${made.id}`, back)).toMatchObject({
      body: { sumNetto: '960.00', products: [{ discountSum: '4.00' }] },
    });
  });

  it('is not converted by a rate that is too old to be used, as the form says too', async () => {
    const old = await make('/currencies', { name: 'Waluta dawna', code: 'XTD' });
    await make('/exchange_rates', {
      currency: old.id,
      rate: '4.000000',
      rateDate: day(-401),
      activeDate: day(-401),
    });
    const discountId = await discount({ discountType: 'price', discountSum: '1.00', currency: old.id });
    const answer = await sales.post('/sales_order', { ...head, discount: discountId, products: [line()] });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'discount', code: 'order_discount_failed' }] },
    });
    const asked = { discountId, rows: [{ productId: ids.product, quantity: '1', typedPrice: '100' }] };
    expect(await sales.post('/products/getPrice', asked)).toMatchObject({
      body: { rows: [{ price: null, fault: { key: 'rate_missing' } }] },
    });
  });

  it('counts in its formula the quantity that the size gives, and not the sent one', async () => {
    const discountId = await discount({ discountType: 'formula', formula: 'quantity * 0.5' });
    const sized = line({ quantity: '1', length: '2', height: '3', numberOfPieces: 4 });
    expect(lines(await order({ discount: discountId, products: [sized] }))[0]).toMatchObject({
      quantity: '24.000',
      discountSum: '12.00',
    });
  });

  it('the discount of an order that has ended leaves the lines that are changed, with a warning, and stays in the others', async () => {
    const discountId = await discount({ discountPercent: '10', endDate: day(1) });
    const made = await order({ discount: discountId, products: [line(), line()] });
    await sales.put(`/discount/${discountId}`, { endDate: day(-1) });
    const asked = { discountId, rows: [{ productId: ids.product, quantity: '3', typedPrice: '100' }] };
    expect(await sales.post('/products/getPrice', asked)).toMatchObject({
      body: { rows: [{ discountSum: '0.00', warnings: [expect.stringContaining('RB-')] }] },
    });
    const [first, second] = lines(made) as [Record<string, unknown>, Record<string, unknown>];
    const { body } = await sales.put(`/sales_order/${made.id}`, {
      products: [again(first, {}), again(second, { quantity: '3.000' })],
    });
    expect(body).toMatchObject({ products: [{ discountSum: '10.00' }, { discountSum: '0.00' }] });
  });

  it('follows when another one is chosen, a line is changed, or it is taken away', async () => {
    const [ten, five] = [await discount({ discountPercent: '10' }), await discount({ discountPercent: '5' })];
    const made = await order({
      discount: ten,
      products: [line(), line({ ownDiscount: true, discountSum: '1' })],
    });
    const put = async (more: object): Promise<Body> => {
      const { status, body } = await sales.put(`/sales_order/${made.id}`, more);
      expect({ status, body }).toMatchObject({ status: 200 });
      return body as Body;
    };
    expect(made).toMatchObject({ sumNetto: '1890.00' });
    expect(await put({ discount: five })).toMatchObject({
      sumNetto: '1940.00',
      sumBrutto: '2386.20',
      products: [{ discountPercent: '5.00' }, { discountSum: '1.00' }],
    });
    const [first, second] = lines(made) as [Record<string, unknown>, Record<string, unknown>];
    expect(await put({ products: [again(first, { price: '200.00' }), again(second, {})] })).toMatchObject({
      products: [{ discountSum: '10.00' }, { discountSum: '1.00' }],
    });
    expect(await put({ discount: null })).toMatchObject({
      products: [{ discountPercent: '0.00', discountSum: '0.00' }, { discountSum: '1.00' }],
    });
  });

  it('leaves a line as it was agreed when the discount itself is changed later', async () => {
    const discountId = await discount({ discountPercent: '10' });
    const made = await order({ discount: discountId, products: [line(), line()] });
    await sales.put(`/discount/${discountId}`, { discountPercent: '50.00' });
    const [first, second] = lines(made) as [Record<string, unknown>, Record<string, unknown>];
    const { body } = await sales.put(`/sales_order/${made.id}`, {
      products: [again(first, {}), again(second, { quantity: '3.000' })],
    });
    expect(body).toMatchObject({ products: [{ discountSum: '10.00' }, { discountSum: '50.00' }] });
  });

  it('keeps what the price lists answered for a line', async () => {
    const prices = [
      { price: '100.00', discountSum: '4.00', priceType: 'main', quantity: '10.000', sum: '960.00' },
    ];
    const made = await order({
      discount: await discount({ discountPercent: '10' }),
      products: [line({ prices, discountSum: '4.00' })],
    });
    expect(lines(made)[0]).toMatchObject({ discountSum: '4.00', sumNetto: '960.00' });
  });

  it.each<[string, () => object, string]>([
    [
      'another customer’s',
      () => ({ customer: ids.stranger, discountPercent: '10' }),
      'discount_of_other_customer',
    ],
    ['one that has ended', () => ({ endDate: day(-2), discountPercent: '10' }), 'discount_not_in_period'],
    [
      'one that has not begun',
      () => ({ beginDate: day(2), discountPercent: '10' }),
      'discount_not_in_period',
    ],
    [
      'one whose formula fails',
      () => ({ discountType: 'formula', formula: 'price / (quantity - 10)' }),
      'order_discount_failed',
    ],
  ])('is refused by name: %s', async (_case, more, code) => {
    const answer = await sales.post('/sales_order', {
      ...head,
      discount: await discount(more()),
      products: [line()],
    });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'discount', code }] } });
  });

  it('the discount of an order of one customer does not go over to another', async () => {
    const own = await discount({ discountPercent: '10', customer: head.customer });
    const made = await order({ discount: own, products: [line()] });
    expect(await sales.put(`/sales_order/${made.id}`, { customer: ids.stranger })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'discount', code: 'discount_of_other_customer' }] },
    });
  });

  it('is agreed with the order: afterwards it is neither changed nor named for the first time', async () => {
    const discountId = await discount({ discountPercent: '10' });
    const status = await idBy(api, 'sales_order_status', 'code', 'CONFIRMED');
    for (const [agreedOn, next] of [
      [discountId, null],
      [null, discountId],
    ]) {
      const agreed = await api.database.records.create(systemActor, 'salesOrder', {
        ...head,
        discount: agreedOn,
        products: [line()],
        status,
      });
      expect(await sales.put(`/sales_order/${agreed.id}`, { discount: next })).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'discount', code: 'order_agreed' }] },
      });
      const { body } = await sales.get(`/sales_order/${agreed.id}`);
      expect((body as Body).sumNetto).toBe(agreed.sumNetto);
    }
  });
});
