import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { bodyOf, idBy, makingAs, type Body, type Make } from '../testing/making.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let sales: Visitor;
let make: Make;
let currency: number;
let products: readonly number[];
let list: Body;
let count = 0;
beforeAll(async () => {
  api = await startTestApi();
  sales = await api.signedIn('sales');
  make = makingAs(sales);
  currency = await idBy(api, 'currency', 'code', 'PLN');
});
afterAll(() => api?.close());
beforeEach(async () => {
  count += 1;
  products = [
    (await make('/products', { name: `Towar cennika ${count}a` })).id,
    (await make('/products', { name: `Towar cennika ${count}b` })).id,
  ];
  list = await make('/pricelist', { ...head(), items: rows('100.00', '9.99') });
});

const head = (more: object = {}) => ({
  name: `Cennik ${count}`,
  currency,
  beginDate: '2026-01-01',
  endDate: '2026-06-30',
  comment: 'uzgodnione',
  ...more,
});
const rows = (...prices: string[]) =>
  prices.map((price, at) => ({ product: products[at], price, quantityFrom: '0', maxDiscount: '5.00' }));
const pricesOf = async (id: number) =>
  (bodyOf(await sales.get(`/pricelist/${id}`)).items as { price: string }[]).map(({ price }) => price);
const change = (body: object, id = list.id, headers = {}) =>
  sales.send('POST', `/pricelist/${id}/change_prices`, body, headers);

describe('all prices of a list', () => {
  it('are shown with what tells the rows of one product apart: quantity, size and variant', async () => {
    const [product] = products;
    const variant = await make('/product_variants', { product, name: 'Brama szeroka', variants: {} });
    const { id } = await make('/pricelist', {
      ...head({ name: `Tabela ${count}`, pricingMethod: 'table' }),
      items: [
        { product, price: '100.00', lengthTo: '1.500', heightTo: '2.000' },
        { product, price: '200.00', quantityFrom: '10', productVariant: variant.id },
      ],
    });
    const shown = await sales.post(`/pricelist/${id}/change_prices`, { percent: '10', preview: true });
    expect(shown.body).toMatchObject({
      rows: [
        { lengthTo: '1.500', heightTo: '2.000', variant: null, quantityFrom: '0.000', after: '110.00' },
        { lengthTo: null, heightTo: null, variant: 'Brama szeroka', quantityFrom: '10.000', after: '220.00' },
      ],
    });
  });

  it('are shown before they are changed, and changed as they were shown', async () => {
    const rises = { percent: '5', roundTo: '0.05' };
    const shown = await change({ ...rises, preview: true });
    expect(shown).toMatchObject({
      status: 200,
      body: {
        count: 2,
        rows: [
          { row: 1, product: { id: products[0] }, before: '100.00', after: '105.00' },
          { row: 2, product: { id: products[1] }, before: '9.99', after: '10.50' },
        ],
      },
    });
    expect(await pricesOf(list.id)).toEqual(['100.00', '9.99']);
    const { updatedAt } = bodyOf(shown);
    const done = await change({ ...rises, updatedAt });
    expect(bodyOf(done).rows).toEqual(bodyOf(shown).rows);
    expect(await pricesOf(list.id)).toEqual(['105.00', '10.50']);
    expect(await change({ ...rises, updatedAt })).toMatchObject({
      status: 409,
      body: { code: 'stale_record' },
    });
    expect(bodyOf(await sales.get(`/pricelist/${list.id}`)).items).toMatchObject([
      { maxDiscount: '5.00' },
      { maxDiscount: '5.00' },
    ]);
  });

  it('are changed once where the request is sent again, and by each of two who change them at once', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    await change({ amount: '1' }, list.id, headers);
    await change({ amount: '1' }, list.id, headers);
    expect(await pricesOf(list.id)).toEqual(['101.00', '10.99']);
    await Promise.all([change({ amount: '1' }), change({ amount: '1' })]);
    expect(await pricesOf(list.id)).toEqual(['103.00', '12.99']);
  });

  it('are changed for some products only', async () => {
    await change({ percent: '-10', productIds: [products[1]] });
    expect(await pricesOf(list.id)).toEqual(['100.00', '8.99']);
  });

  it('stay as they are where one would be below zero; its row is named', async () => {
    for (const preview of [true, false])
      expect(await change({ amount: '-10', preview })).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'items[1].price', code: 'price_below_zero' }] },
      });
    expect(await pricesOf(list.id)).toEqual(['100.00', '9.99']);
  });

  it('are no prices where they follow from a formula', async () => {
    const { id } = await make('/pricelist', {
      ...head({ pricingMethod: 'formula', formula: 'base * 2.0' }),
      items: rows('1.00'),
    });
    expect(await change({ percent: '5' }, id)).toMatchObject({
      status: 409,
      body: { code: 'list_without_prices' },
    });
  });

  it.each([
    ['percent', { percent: 'dużo' }],
    ['roundTo', { roundTo: '0' }],
    ['roundTo', { roundTo: '-1' }],
    ['price', { price: '5' }],
  ])('are refused by %s: %j', async (field, body) => {
    expect(await change(body)).toMatchObject({ status: 422, body: { errors: [{ field }] } });
  });

  it('are changed by nobody who may not change them', async () => {
    for (const who of ['operator', 'forwarder'] as const)
      expect((await (await api.signedIn(who)).post(`/pricelist/${list.id}/change_prices`, {})).status).toBe(
        403,
      );
  });
});

describe('a copy for the next period', () => {
  const copy = (body: object, id = list.id) => sales.post(`/pricelist/${id}/copy_for_period`, body);

  it('has the rows and terms of the list with its prices changed; the list ends the day before', async () => {
    const answer = await copy({ beginDate: '2026-05-01', endDate: '2026-12-31', percent: '10' });
    expect(answer).toMatchObject({ status: 201, body: { ended: '2026-04-30' } });
    const made = bodyOf(await sales.get(`/pricelist/${bodyOf(answer).id}`));
    expect(made).toMatchObject({
      name: list.name,
      comment: 'uzgodnione',
      currencyId: currency,
      beginDate: '2026-05-01',
      endDate: '2026-12-31',
      items: [
        { productId: products[0], price: '110.00', maxDiscount: '5.00' },
        { productId: products[1], price: '10.99' },
      ],
    });
    expect(made.numberStr).not.toBe(list.numberStr);
    expect(bodyOf(await sales.get(`/pricelist/${list.id}`))).toMatchObject({
      endDate: '2026-04-30',
      items: [{ price: '100.00' }, { price: '9.99' }],
    });
  });

  it('has the values of the parameters that administrators have added, as far as they are still offered', async () => {
    const { records, parameters } = api.database;
    const parameter = (predefinedName: string) =>
      records.create(systemActor, 'additionalParameter', {
        name: predefinedName,
        predefinedName,
        type: 'text',
        model: 'pricelist',
      });
    const [, former] = [await parameter('region'), await parameter('former')];
    await parameters.refresh();
    const additional = { region: 'Pomorze', former: 'x' };
    expect((await sales.put(`/pricelist/${list.id}`, { additional })).status).toBe(200);
    await records.changeDeletionMark(systemActor, 'additionalParameter', former.id, true);
    await parameters.refresh();
    const answer = await copy({ beginDate: '2026-05-01' });
    expect(answer.status).toBe(201);
    const made = await records.get(systemActor, 'pricelist', bodyOf(answer).id);
    expect(made.additional).toEqual({ region: 'Pomorze' });
  });

  it('leaves the list as it is where it has ended by then, or where that is wanted', async () => {
    expect(await copy({ beginDate: '2026-07-01' })).toMatchObject({ status: 201, body: { ended: null } });
    expect(await copy({ beginDate: '2026-02-01', endsThis: false })).toMatchObject({ body: { ended: null } });
    expect(bodyOf(await sales.get(`/pricelist/${list.id}`))).toMatchObject({ endDate: '2026-06-30' });
  });

  it('is refused if a colleague has changed the list in between', async () => {
    const seen = bodyOf(await sales.get(`/pricelist/${list.id}`)).updatedAt;
    await change({ percent: '10' });
    const stale = await copy({ beginDate: '2026-05-01', updatedAt: seen });
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale_record' } });
    const present = bodyOf(await sales.get(`/pricelist/${list.id}`));
    expect(present).toMatchObject({ endDate: '2026-06-30' });
    expect(await copy({ beginDate: '2026-05-01', updatedAt: present.updatedAt })).toMatchObject({
      status: 201,
    });
  });

  it.each([
    ['beginDate', { beginDate: '2026-01-01' }, 'period_not_after'],
    ['beginDate', { beginDate: '2026-05-02', endDate: '2026-05-01' }, 'later_than_field'],
    ['beginDate', {}, 'required'],
    ['items[1].price', { beginDate: '2026-05-01', amount: '-10' }, 'price_below_zero'],
  ])('is refused by %s: %j', async (field, body, code) => {
    expect(await copy(body)).toMatchObject({ status: 422, body: { errors: [{ field, code }] } });
    expect(bodyOf(await sales.get(`/pricelist/${list.id}`))).toMatchObject({ endDate: '2026-06-30' });
  });
});

describe('lists that overlap', () => {
  const overlaps = async (more: object = {}, who = sales) =>
    who.post('/pricelist/overlaps', {
      kind: 'main',
      currencyId: currency,
      beginDate: '2026-06-01',
      items: [{ productId: products[0] }],
      ...more,
    });

  it('are named with the products that both price, save of the list itself', async () => {
    expect(await overlaps()).toMatchObject({
      status: 200,
      body: {
        count: 1,
        rows: [{ id: list.id, endDate: '2026-06-30', products: [`Towar cennika ${count}a`] }],
      },
    });
    expect(await overlaps({ id: list.id })).toMatchObject({ body: { count: 0 } });
    expect(await overlaps({ beginDate: '2026-07-01' })).toMatchObject({ body: { count: 0 } });
    expect((await overlaps({}, await api.signedIn('forwarder'))).status).toBe(403);
  });
});
