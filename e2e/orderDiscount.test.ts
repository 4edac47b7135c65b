import { warsawNow } from '#domain/kernel/warsawDay.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { idBy } from '#api/testing/making.ts';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { openDesk, type Desk } from './steps/desk.ts';
import { typeInto } from './steps/typeInto.ts';

const pl = officeTexts('pl');

/** How prices follow the discount of an order and the quantity of a line, typed key by key. */
let desk: Desk;
let page: Page;
const ids = { scaled: 0, customer: 0, currency: 0, vat: 0 };

const create = (object: string, input: RecordInput): Promise<AnyRecord> =>
  desk.api.database.records.create(systemActor, object, input);

beforeAll(async () => {
  desk = await openDesk();
  ids.customer = (await create('counterparty', { name: 'Odbiorca z targów', isCustomer: true })).id;
  ids.currency = await idBy(desk.api, 'currency', 'code', 'PLN');
  ids.vat = await idBy(desk.api, 'vat_rate', 'code', '23');
  ids.scaled = (await create('product', { name: 'Skalowany towar', vatRateId: ids.vat })).id;
  await create('product', { name: 'Towar bez cennika', vatRateId: ids.vat });
  await create('pricelist', {
    name: 'Skala',
    pricingMethod: 'scale',
    currencyId: ids.currency,
    items: [
      { productId: ids.scaled, price: '100.00' },
      { productId: ids.scaled, price: '90.00', quantityFrom: '10' },
    ],
  });
  await create('discount', { name: 'Targi', discountPercent: '10.00', onlyByOrder: true });
  await create('discount', { name: 'Zimowy', discountPercent: '5.00', onlyByOrder: true });
});
afterAll(() => desk?.close());
beforeEach(async () => {
  page = await desk.pageOf('sales', { permissions: ['clipboard-read', 'clipboard-write'] });
});
afterEach(() => page.context().close());

const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
const cell = (row: number, name: string): Locator => page.locator(`input[name="products.${row}.${name}"]`);
const says = async (row: number, name: string, value: string): Promise<void> => {
  await expect.poll(() => cell(row, name).inputValue()).toBe(value);
};
const sums = (): Locator => page.getByRole('group', { name: pl.orders.sums });
const saysSums = async (text: string): Promise<void> => {
  await expect.poll(async () => (await sums().innerText()).replaceAll(/\s+/g, ' ')).toContain(text);
};
const chooseDiscount = async (name: string): Promise<void> => {
  const field = page.getByRole('combobox', { name: 'Rabat', exact: true });
  await typeInto(field, name);
  // A discount is found by its name and shown by its phrase.
  await expect
    .poll(() => page.getByRole('option').allInnerTexts())
    .toEqual([expect.stringMatching(/^Rabat nr RB-\d+ od/)]);
  await page.keyboard.press('Enter');
};
const addLine = async (row: number, name: string): Promise<void> => {
  await button(pl.detail.addRow).focus();
  await page.keyboard.press('Enter');
  const product = page.locator(`tr[data-row="${row}"]`).getByRole('combobox').first();
  await expect.poll(() => product.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type(name);
  await page.getByRole('option', { name: new RegExp(name) }).waitFor();
  await page.keyboard.press('Enter');
};

it('the discount of an order lowers listed and typed prices while one types, and spares a typed discount', async () => {
  await page.goto(`${desk.url}/sales_order/create`);
  await button(pl.detail.addRow).waitFor();
  await typeInto(page.getByRole('main').locator('input[name="reference"]'), 'Rabat z targów');
  await typeInto(page.getByRole('combobox', { name: 'Klient' }), 'Odbiorca z targów');
  await addLine(0, 'Skalowany towar');
  await says(0, 'price', '100,00');
  await addLine(1, 'Towar bez cennika');
  await typeInto(cell(1, 'price'), '40');
  await addLine(2, 'Skalowany towar');
  await says(2, 'price', '100,00');
  await typeInto(cell(2, 'discountPercent'), '3');
  await page.keyboard.press('Tab');
  // 100, 40, and 100 less the typed 3 %.
  await saysSums('Netto 237,00');

  await chooseDiscount('Targi');
  await says(0, 'discountPercent', '10,00');
  await says(1, 'discountPercent', '10,00');
  await says(2, 'discountPercent', '3,00');
  // 10 % of 100 and of 40, and the typed 3 % of 100.
  await saysSums('Rabaty -17,00 Netto 223,00');
  await typeInto(cell(1, 'price'), '50');
  await page.keyboard.press('Tab');
  await saysSums('Rabaty -18,00 Netto 232,00');
  await chooseDiscount('Zimowy');
  await says(1, 'discountPercent', '5,00');
  // 5 % of 100 and of 50, and the typed 3 % of 100.
  await saysSums('Rabaty -10,50 Netto 239,50');

  await button(pl.priceOf.ofRow.replace('%{number}', '2')).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/^Rabat nr RB-\d+ od .* wskazano w zamówieniu/).waitFor();
  await dialog.getByText('1 × (50,00 − 2,50) = 47,50 PLN.').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await page.keyboard.press('Control+s');
  await page.waitForURL(/sales_order\/\d+$/);
  const id = Number(page.url().split('/').at(-1));
  const saved = await desk.api.database.records.get(systemActor, 'salesOrder', id);
  expect(saved).toMatchObject({ sumNetto: '239.50' });
  expect(saved.products).toMatchObject([
    { discountSum: '5.00', ownDiscount: false },
    { discountSum: '2.50', ownDiscount: false },
    { discountSum: '3.00', ownDiscount: true },
  ]);
});

it('a discount that is filled in where the focus stands is not taken for a typed one', async () => {
  await page.goto(`${desk.url}/sales_order/create`);
  await button(pl.detail.addRow).waitFor();
  await typeInto(page.getByRole('main').locator('input[name="reference"]'), 'Najpierw rabat');
  await typeInto(page.getByRole('combobox', { name: 'Klient' }), 'Odbiorca z targów');
  await chooseDiscount('Targi');
  await addLine(0, 'Towar bez cennika');
  await typeInto(cell(0, 'price'), '40');
  await page.keyboard.press('Tab');
  await expect
    .poll(() => cell(0, 'discountPercent').evaluate((input) => input === document.activeElement))
    .toBe(true);
  await says(0, 'discountPercent', '10,00');
  await chooseDiscount('Zimowy');
  await says(0, 'discountPercent', '5,00');
  await saysSums('Netto 38,00');
});

it('a pasted discount is not replaced by that of the price list', async () => {
  await page.goto(`${desk.url}/sales_order/create`);
  await button(pl.detail.addRow).waitFor();
  await typeInto(page.getByRole('main').locator('input[name="reference"]'), 'Wklejony rabat');
  await typeInto(page.getByRole('combobox', { name: 'Klient' }), 'Odbiorca z targów');
  await button(pl.detail.addRow).press('Enter');
  await page.evaluate((text) => navigator.clipboard.writeText(text), 'Skalowany towar\t2\t\t\t5\r\n');
  await page.keyboard.press('Control+v');
  await says(0, 'price', '100,00');
  await says(0, 'discountPercent', '5,00');
  await saysSums('Netto 190,00');
  await page.keyboard.press('Control+s');
  await page.waitForURL(/sales_order\/\d+$/);
  const id = Number(page.url().split('/').at(-1));
  const { products } = await desk.api.database.records.get(systemActor, 'salesOrder', id);
  expect(products).toMatchObject([{ discountSum: '5.00', ownDiscount: true }]);
});

it('a discount that has ended is told before the order is saved, and leaves only the lines that are changed', async () => {
  const ended = await create('discount', { name: 'Dawny', discountPercent: '10.00', onlyByOrder: true });
  const line = { quantity: '1', price: '50.00', vatRateId: ids.vat, productId: ids.scaled };
  const { id } = await create('salesOrder', {
    reference: 'Po rabacie',
    customerId: ids.customer,
    currencyId: ids.currency,
    discountId: ended.id,
    products: [line, line],
  });
  const until = warsawNow().minus({ days: 2 });
  await desk.api.database.records.update(systemActor, 'discount', ended.id, { endDate: until.toISODate() });
  await page.goto(`${desk.url}/sales_order/${id}`);
  await button(pl.detail.addRow).waitFor();
  await saysSums('Netto 90,00');
  await typeInto(cell(0, 'quantity'), '4');
  await page.keyboard.press('Control+s');
  const question = page.getByRole('alertdialog');
  await question
    .getByText(new RegExp(`^Pozycja 1, Cena: Rabat nr RB-\\d+ .* wygasł ${until.toFormat('dd.MM.yyyy')}`))
    .waitFor();
  await question.getByRole('button', { name: 'TAK' }).click();
  // The changed line is 4 × 50 without a discount; the other one keeps its 45.
  await saysSums('Netto 245,00');
  await expect
    .poll(async () => (await desk.api.database.records.get(systemActor, 'salesOrder', id)).products)
    .toMatchObject([
      { quantity: '4.000', discountSum: '0.00' },
      { quantity: '1.000', discountSum: '5.00' },
    ]);
});

it('a price list of the customer that has ended is told before the order is saved', async () => {
  const until = warsawNow().minus({ days: 3 });
  const firm = await create('counterparty', { name: 'Odbiorca z umową', isCustomer: true });
  await create('pricelist', {
    name: 'Umowa',
    customerId: firm.id,
    currencyId: ids.currency,
    endDate: until.toISODate(),
    items: [{ productId: ids.scaled, price: '80.00' }],
  });
  await page.goto(`${desk.url}/sales_order/create`);
  await button(pl.detail.addRow).waitFor();
  await typeInto(page.getByRole('main').locator('input[name="reference"]'), 'Po umowie');
  await typeInto(page.getByRole('combobox', { name: 'Klient' }), 'Odbiorca z umową');
  await addLine(0, 'Skalowany towar');
  await says(0, 'price', '100,00');
  await page.keyboard.press('Control+s');
  const question = page.getByRole('alertdialog');
  await question
    .getByText(new RegExp(`^Pozycja 1, Cena: Cennik .*Umowa.* wygasł ${until.toFormat('dd.MM.yyyy')}`))
    .waitFor();
  await question.getByRole('button', { name: 'TAK' }).click();
  await page.waitForURL(/sales_order\/\d+$/);
  const id = Number(page.url().split('/').at(-1));
  const saved = await desk.api.database.records.get(systemActor, 'salesOrder', id);
  expect(saved.products).toMatchObject([{ price: '100.00' }]);
});

it('a price from a list follows the quantity in an order that is opened again; a typed one stays', async () => {
  const line = { productId: ids.scaled, quantity: '1', vatRateId: ids.vat };
  const listed = {
    priceType: 'main',
    price: '100.00',
    discountSum: '0.00',
    quantity: '1.000',
    sum: '100.00',
  };
  const { id } = await create('salesOrder', {
    reference: 'Skala po zapisie',
    customerId: ids.customer,
    currencyId: ids.currency,
    products: [
      { ...line, price: '100.00', prices: [listed] },
      { ...line, price: '77.00' },
    ],
  });
  await page.goto(`${desk.url}/sales_order/${id}`);
  await button(pl.detail.addRow).waitFor();
  await saysSums('Netto 177,00');
  for (const row of [0, 1]) {
    await typeInto(cell(row, 'quantity'), '10');
    await page.keyboard.press('Tab');
  }
  await says(0, 'price', '90,00');
  // 10 × 90 of the scale and 10 × 77.
  await saysSums('Netto 1670,00');
  await expect.poll(() => cell(1, 'price').inputValue()).toBe('77,00');
});
