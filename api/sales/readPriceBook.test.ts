import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import { readPriceBook } from './readPriceBook.ts';

let api: TestApi;
const ids = { customer: 0, stranger: 0, gravel: 0, sand: 0 };
beforeAll(async () => {
  api = await startTestApi();
  ids.customer = await made('counterparty', { name: 'Odbiorca rabatów', isCustomer: true });
  ids.stranger = await made('counterparty', { name: 'Inny odbiorca', isCustomer: true });
  ids.gravel = await made('product', { name: 'Żwir z rabatem' });
  ids.sand = await made('product', { name: 'Piasek z rabatem' });
});
afterAll(() => api?.close());

const made = async (object: string, input: object): Promise<number> =>
  (await api.database.records.create(systemActor, object, { ...input })).id;
const discount = (more: object): Promise<number> => made('discount', { discountPercent: '1.00', ...more });
const read = async (more: object = {}): Promise<number[]> => {
  const { discounts } = await readPriceBook(api.database, systemActor, {
    productIds: [ids.gravel],
    customerId: ids.customer,
    currency: 'PLN',
    date: '2026-06-15',
    namedDiscountIds: [],
    currencies: new Map(),
    ...more,
  });
  return discounts.map(({ id }) => id);
};

it.each<[string, () => object]>([
  ['of all customers and products', () => ({})],
  ['of this customer', () => ({ customerId: ids.customer })],
  ['with a row for the product', () => ({ items: [{ productId: ids.sand }, { productId: ids.gravel }] })],
  ['that begins on the day', () => ({ beginDate: '2026-06-15' })],
  ['that ends on the day', () => ({ endDate: '2026-06-15' })],
  ['that ended a month ago, which the steps tell', () => ({ endDate: '2026-05-15' })],
])('a discount %s is read for a price', async (_case, more) => {
  const id = await discount(more());
  expect(await read()).toContain(id);
});

it.each<[string, () => object]>([
  ['of another customer', () => ({ customerId: ids.stranger })],
  ['with rows for other products only', () => ({ items: [{ productId: ids.sand }] })],
  ['that begins later', () => ({ beginDate: '2026-06-16' })],
  ['that ended long ago', () => ({ endDate: '2025-06-15' })],
  ['that waits for an order to name it', () => ({ onlyByOrder: true })],
])('a discount %s stays unread', async (_case, more) => {
  const id = await discount(more());
  expect(await read()).not.toContain(id);
});

it.each<[string, () => object]>([
  ['ended long ago', () => ({ endDate: '2025-06-15' })],
  ['has rows for other products only', () => ({ items: [{ productId: ids.sand }] })],
  ['applies to named orders only', () => ({ onlyByOrder: true })],
])('a discount that the order names is read although it %s', async (_case, more) => {
  const id = await discount(more());
  expect(await read({ namedDiscountIds: [id] })).toContain(id);
});
