import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { idBy } from '#api/testing/making.ts';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
import { warsawToday } from '#domain/kernel/warsawDay.ts';
import { objectLabel } from '#domain/labels/index.ts';
import { objects } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { byKey } from './steps/byKey.ts';
import { openDesk, type Desk } from './steps/desk.ts';
import { typeInto } from './steps/typeInto.ts';

const pl = officeTexts('pl');

/** How a clerk notes the payment of an order, by keyboard. */
let desk: Desk;
let page: Page;
let order: AnyRecord;

const create = (object: string, input: RecordInput): Promise<AnyRecord> =>
  desk.api.database.records.create(systemActor, object, input);

beforeAll(async () => {
  desk = await openDesk();
  const customer = await create('counterparty', { name: 'Płacący Odbiorca', isCustomer: true });
  const currencyId = await idBy(desk.api, 'currency', 'code', 'EUR');
  const product = await create('product', { name: 'Towar za euro' });
  await create('paymentType', { name: 'Rachunek w euro', type: 'Bank', currencyId });
  order = await create('salesOrder', {
    reference: 'Do zapłaty',
    customerId: customer.id,
    currencyId,
    products: [{ productId: product.id, quantity: '2', price: '100.00' }],
  });
});
afterAll(() => desk?.close());
beforeEach(async () => {
  page = await desk.pageOf('sales');
});
afterEach(() => page.context().close());

const panel = (title: string): Locator => page.getByRole('region', { name: title, exact: true });
const payments = (): Locator => panel(pl.orders.payments.title);
const says = async (text: string): Promise<void> => {
  await expect.poll(async () => (await payments().innerText()).replaceAll(/\s+/g, ' ')).toContain(text);
};
const amount = (): Locator => page.locator('input[name="amount"]');
const chosen = (name: string): Promise<string> =>
  page.getByRole('main').getByRole('combobox', { name, exact: true }).inputValue();

it('a payment is added to an order by keyboard, with order, customer, currency and the open amount filled in', async () => {
  await page.goto(`${desk.url}/sales_order/${order.id}`);
  await says('Zapłacono: 0,00 € Pozostało do zapłaty: 200,00 €');
  await byKey(page, 'Tab', page.getByRole('link', { name: pl.orders.payments.add }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/payment_operation\/create/);
  await expect.poll(() => chosen('Zamówienie sprzedaży')).toContain(String(order.numberStr));
  await expect.poll(() => chosen('Kontrahent')).toBe('Płacący Odbiorca');
  await expect.poll(() => chosen('Waluta')).toBe('euro');
  await expect.poll(() => amount().inputValue()).toBe('200,00');
  const type = page.getByRole('combobox', { name: 'Rodzaj płatności' });
  await typeInto(type, 'Rachunek w euro');
  await page.getByRole('option', { name: 'Rachunek w euro' }).waitFor();
  await page.keyboard.press('Enter');
  await typeInto(amount(), '150,50');
  await page.keyboard.press('Control+s');
  await page.waitForURL(/payment_operation\/\d+$/);
  const id = Number(page.url().split('/').at(-1));
  expect(await desk.api.database.records.get(systemActor, 'paymentOperation', id)).toMatchObject({
    salesOrderId: order.id,
    amount: '150.50',
  });

  await desk.api.database.records.confirm(systemActor, 'paymentOperation', id);
  await page.goto(`${desk.url}/sales_order/${order.id}`);
  await says('Zapłacono: 150,50 € Pozostało do zapłaty: 49,50 €');
  const tree = panel(pl.orders.documentTree.title);
  const { numberStr } = await desk.api.database.records.get(systemActor, 'paymentOperation', id);
  const kind = objectLabel('pl', 'paymentOperation').one;
  await tree.getByRole('link', { name: `${kind} ${String(numberStr)}`, exact: true }).waitFor();
  await byKey(page, 'Tab', payments().getByRole('link', { name: String(numberStr) }));
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`payment_operation/${id}$`));
  await page
    .getByRole('link', { name: new RegExp(String(order.numberStr)) })
    .first()
    .press('Enter');
  await page.waitForURL(new RegExp(`sales_order/${order.id}$`));
});

it('a reclamation of an order comes among its documents while the order is open', async () => {
  const { path } = objects.salesOrder;
  const reader = await desk.pageOf('admin');
  await reader.goto(`${desk.url}/${path}/${order.id}`);
  await reader.getByRole('region', { name: pl.orders.payments.title, exact: true }).waitFor();
  await create('reclamation', {
    inputDate: '2026-11-02',
    salesOrderId: order.id,
    customerId: Number(order.customerId),
  });
  const tree = reader.getByRole('region', { name: pl.orders.documentTree.title, exact: true });
  const shown = tree.getByRole('link', { name: new RegExp(`^${objectLabel('pl', 'reclamation').one} `) });
  await expect.poll(() => shown.count()).toBe(1);
  await reader.context().close();
});

it('a payment in another currency lowers what is open as soon as a rate of its day is entered', async () => {
  const thaler = await create('currency', { name: 'talar', code: 'XTL' });
  const zloty = await idBy(desk.api, 'currency', 'code', 'PLN');
  await create('paymentType', { name: 'Kasa złotowa', type: 'Cash', currencyId: zloty });
  const product = await create('product', { name: 'Towar za talary' });
  const inThaler = await create('salesOrder', {
    reference: 'Do zapłaty w talarach',
    customerId: Number(order.customerId),
    currencyId: thaler.id,
    products: [{ productId: product.id, quantity: '1', price: '100.00' }],
  });
  await page.goto(`${desk.url}/sales_order/${inThaler.id}`);
  await byKey(page, 'Tab', page.getByRole('link', { name: pl.orders.payments.add }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/payment_operation\/create/);
  await expect.poll(() => chosen('Waluta')).toBe('talar');
  await expect.poll(() => amount().inputValue()).toBe('100,00');
  await typeInto(page.getByRole('combobox', { name: 'Rodzaj płatności' }), 'Kasa złotowa');
  await page.getByRole('option', { name: 'Kasa złotowa' }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => chosen('Waluta')).toBe('złoty polski');
  // What is open in thalers says nothing of złoty.
  await expect.poll(() => amount().inputValue()).toBe('');
  await typeInto(amount(), '120');
  await page.keyboard.press('Control+s');
  await page.waitForURL(/payment_operation\/\d+$/);
  await desk.api.database.records.confirm(
    systemActor,
    'paymentOperation',
    Number(page.url().split('/').at(-1)),
  );
  await page.goto(`${desk.url}/sales_order/${inThaler.id}`);
  await says('Zapłacono: 120,00 zł Pozostało do zapłaty: 100,00 XTL');
  await says(pl.orders.payments.unconverted.replace('%{count}', '1'));
  const today = warsawToday();
  await create('exchangeRate', { currencyId: thaler.id, rate: '4', rateDate: today, activeDate: today });
  await says('Pozostało do zapłaty: 70,00 XTL');
  await says('120,00 zł = 30,00 XTL');
  expect(await payments().innerText()).not.toContain('bez kursu');
});
