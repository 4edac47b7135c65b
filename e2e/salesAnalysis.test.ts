import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { openDesk, type Desk } from './steps/desk.ts';
import { keptBack } from './steps/keptBack.ts';
import { typeInto } from './steps/typeInto.ts';

const pl = officeTexts('pl');

/** How a salesman looks at what was sold, and goes on to the orders behind it, with the mouse and by keyboard. */
let desk: Desk;
let page: Page;
let january: AnyRecord;
let february: AnyRecord;
beforeAll(async () => {
  desk = await openDesk();
  const codeId = async (object: string, code: string) =>
    (await desk.api.database.records.predefined(systemActor, object, code)).id;
  const [large, small] = [
    await create('counterparty', { name: 'Duży odbiorca', isCustomer: true }),
    await create('counterparty', { name: 'Mały odbiorca', isCustomer: true }),
  ];
  const product = await create('product', { name: 'Łata w analizie' });
  const order = async (date: string, customer: AnyRecord, price: string, currency = 'PLN', status = 'NEW') =>
    create('salesOrder', {
      date,
      customerId: customer.id,
      currencyId: await codeId('currency', currency),
      statusId: await codeId('salesOrderStatus', status),
      reference: 'Do analizy',
      products: [{ productId: product.id, quantity: '1', price }],
    });
  january = await order('2019-01-10T12:00:00Z', large, '1000');
  february = await order('2019-02-10T12:00:00Z', small, '200.50');
  await order('2019-02-11T12:00:00Z', small, '30', 'EUR');
  await order('2019-02-12T12:00:00Z', small, '777', 'PLN', 'CANCELED');
});
afterAll(() => desk?.close());
beforeEach(async () => {
  page = await desk.pageOf('sales');
});
afterEach(() => page.context().close());

const create = (object: string, input: RecordInput): Promise<AnyRecord> =>
  desk.api.database.records.create(systemActor, object, input);
const analyse = async (by: string): Promise<void> => {
  await page.goto(`${desk.url}/sales-analysis?from=2019-01-01&to=2019-02-28&by=${by}`);
  await page.locator('.MuiBarElement-root').first().waitFor();
};
const bar = (at: number): Locator => page.locator('.MuiBarElement-root').nth(at);
/** The only order of the list that opened. */
const onlyListed = async ({ numberStr }: AnyRecord): Promise<void> => {
  await page.waitForURL(/\/sales_order\?/);
  await page.getByText(String(numberStr), { exact: true }).first().waitFor();
  await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
};

it('the value of a month is shown, and a click on its bar lists its orders', async () => {
  await analyse('month');
  await page.getByText('1200,50 zł', { exact: true }).first().waitFor();
  await bar(1).click();
  await onlyListed(february);
  expect(new URL(page.url()).searchParams.get('from')).toBe('2019-02-01');
});

it('a month is opened by keyboard, and the way back leads to the same analysis', async () => {
  await analyse('month');
  await page.getByRole('link', { name: '01.2019' }).focus();
  await page.keyboard.press('Enter');
  await onlyListed(january);
  await page.goBack();
  await page.getByRole('link', { name: '02.2019' }).waitFor();
  expect(new URL(page.url()).searchParams.get('by')).toBe('month');
});

it('figures lead to the orders of their own period while those of another are on their way', async () => {
  await analyse('customer');
  const next = await keptBack(page, ({ pathname }) => pathname === '/api/sales_order/analysis');
  const from = page.getByRole('textbox', { name: pl.salesAnalysis.from });
  await typeInto(from, '01.02.2019');
  await page.keyboard.press('Tab');
  await next.asked;
  await page.getByRole('link', { name: 'Duży odbiorca' }).click();
  await onlyListed(january);
  expect(new URL(page.url()).searchParams.get('from')).toBe('2019-01-01');
});

it('a click on the bar of a customer lists the orders of that customer', async () => {
  await analyse('customer');
  await bar(0).click();
  await onlyListed(january);
  await expect.poll(() => page.locator('tbody tr').innerText()).toContain('Duży odbiorca');
});

it('the bar of a product lists the orders that have it, and its name does so by keyboard', async () => {
  await analyse('product');
  await bar(0).click();
  for (const order of [january, february])
    await page.getByText(String(order.numberStr), { exact: true }).first().waitFor();
  await expect.poll(() => page.locator('tbody tr').count()).toBe(2);
  await page.goBack();
  await page.getByRole('link', { name: 'Łata w analizie' }).press('Enter');
  await page.waitForURL(/\/sales_order\?/);
  await page.getByText(String(january.numberStr), { exact: true }).first().waitFor();
});

it('period and currency are chosen by keyboard', async () => {
  await analyse('month');
  const currency = page.getByRole('combobox', { name: pl.salesAnalysis.currency });
  await currency.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'EUR' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByText('30,00 €', { exact: true }).first().waitFor();
  const to = page.getByLabel(pl.salesAnalysis.to, { exact: true });
  await to.press('Control+A');
  await page.keyboard.type('31.01.2019');
  await page.keyboard.press('Enter');
  await page.getByText(pl.salesAnalysis.empty).waitFor();
  expect(new URL(page.url()).searchParams.get('to')).toBe('2019-01-31');
});
