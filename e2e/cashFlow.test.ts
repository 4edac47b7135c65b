import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { idBy } from '#api/testing/making.ts';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { screenLabel } from '#domain/labels/index.ts';
import { openDesk, type Desk } from './steps/desk.ts';
import { typeInto } from './steps/typeInto.ts';

/** Payments in a browser: under which item one is counted, and what the cash flow says of them. */
let desk: Desk;
let page: Page;
let march: AnyRecord;

const create = (object: string, input: RecordInput): Promise<AnyRecord> =>
  desk.api.database.records.create(systemActor, object, input);

beforeAll(async () => {
  desk = await openDesk();
  const currencyId = await idBy(desk.api, 'currency', 'code', 'PLN');
  const paymentTypeId = (await create('paymentType', { name: 'Kasa na nabrzeżu', currencyId })).id;
  const item = await create('cashFlowItem', { name: 'Próbna sprzedaż' });
  await create('cashFlowItem', { name: 'Próbny zakup', type: 'Expense' });
  const pay = (date: string, amount: string, more: RecordInput = {}) =>
    create('paymentOperation', { date, amount, paymentTypeId, currencyId, cashFlowItemId: item.id, ...more });
  // No other payments are of 2019.
  const payConfirmed = async (...payment: Parameters<typeof pay>) => {
    const made = await pay(...payment);
    await desk.api.database.records.confirm(systemActor, 'paymentOperation', made.id);
    return made;
  };
  await payConfirmed('2019-02-10T12:00:00Z', '1000.50');
  march = await payConfirmed('2019-03-10T12:00:00Z', '200.25');
  await payConfirmed('2019-04-10T12:00:00Z', '20.00');
  await payConfirmed('2019-04-11T12:00:00Z', '10.00', { currencyId: null });
  await pay('2019-03-11T12:00:00Z', '5.00');
});
afterAll(() => desk?.close());
beforeEach(async () => {
  page = await desk.pageOf('sales');
});
afterEach(() => page.context().close());

const table = (): Locator => page.getByRole('table', { name: screenLabel('pl', 'cash-flow') });
/**
 * Waits until a row has these cells.
 * @param cells by desks: opening balance, receipts, expenses, closing balance, number of payments; otherwise receipts,
 * expenses, their difference, number of payments
 */
const saysRow = async (name: string, cells: string): Promise<void> => {
  const row = table().getByRole('row', { name: new RegExp(`^${name}`) });
  await expect
    .poll(async () => (await row.innerText()).replaceAll(/\s+/g, ' ').trim())
    .toBe(`${name} ${cells}`);
};
const chooseBy = async (name: string): Promise<void> => {
  await page.getByRole('combobox', { name: 'Według' }).press('Enter');
  await page.getByRole('option', { name, exact: true }).press('Enter');
};

it('a desk holds what it held and took, and its name lists the payments behind it', async () => {
  await page.goto(`${desk.url}/cash-flow?from=2019-03-01&to=2019-03-31`);
  await saysRow('Kasa na nabrzeżu', '1000,50 zł 200,25 zł 0,00 zł 1200,75 zł 1');
  await saysRow('Razem', '1000,50 zł 200,25 zł 0,00 zł 1200,75 zł 1');
  await page.getByText('Niezatwierdzone płatności, które się nie liczą: 1').waitFor();
  await table().getByRole('link', { name: 'Kasa na nabrzeżu' }).press('Enter');
  await page.waitForURL(/\/payment_operation\?/);
  await page.getByText(String(march.numberStr), { exact: true }).first().waitFor();
  await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
  await page.goBack();
  await saysRow('Kasa na nabrzeżu', '1000,50 zł 200,25 zł 0,00 zł 1200,75 zł 1');
});

it('the name of a desk lists also a payment that has the currency of the desk because it names none', async () => {
  await page.goto(`${desk.url}/cash-flow?from=2019-04-01&to=2019-04-30`);
  await saysRow('Kasa na nabrzeżu', '1200,75 zł 30,00 zł 0,00 zł 1230,75 zł 2');
  await table().getByRole('link', { name: 'Kasa na nabrzeżu' }).press('Enter');
  await page.waitForURL(/\/payment_operation\?/);
  await expect.poll(() => page.locator('tbody tr').count()).toBe(2);
});

it('items and projects are chosen by keyboard, and payments without a project have a row of their own', async () => {
  await page.goto(`${desk.url}/cash-flow?from=2019-03-01&to=2019-03-31`);
  await table().waitFor();
  await chooseBy('Pozycja przepływów pieniężnych');
  await saysRow('Próbna sprzedaż', '200,25 zł 0,00 zł 200,25 zł 1');
  await chooseBy('Projekt');
  await saysRow('Nie podano', '200,25 zł 0,00 zł 200,25 zł 1');
  expect(new URL(page.url()).searchParams.get('by')).toBe('project');
});

it('a payment is counted under an item of its own direction: the picker offers no other', async () => {
  await page.goto(`${desk.url}/payment_operation/create`);
  const item = page.getByRole('combobox', { name: 'Pozycja przepływów pieniężnych' });
  const offered = async (): Promise<string[]> => {
    await typeInto(item, 'Próbn');
    await page
      .getByRole('option', { name: /^Próbn/ })
      .first()
      .waitFor();
    return page.getByRole('option', { name: /^Próbn/ }).allInnerTexts();
  };
  await item.waitFor();
  await expect.poll(offered).toEqual(['Próbna sprzedaż']);
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Kierunek' }).press('Enter');
  await page.getByRole('option', { name: 'Wydatek', exact: true }).press('Enter');
  await expect.poll(offered).toEqual(['Próbny zakup']);
});
