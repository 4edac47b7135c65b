import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { idBy } from '#api/testing/making.ts';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { openDesk, type Desk } from './steps/desk.ts';
import { goTo } from './steps/goTo.ts';
import { keptBack } from './steps/keptBack.ts';
import { typeInto } from './steps/typeInto.ts';

const pl = officeTexts('pl');

/** An order that exists, as a clerk opens it. */
let desk: Desk;
let page: Page;
let order: AnyRecord;

const create = (object: string, input: RecordInput): Promise<AnyRecord> =>
  desk.api.database.records.create(systemActor, object, input);

beforeAll(async () => {
  desk = await openDesk();
  const [currencyId, vatRateId, unitOfMeasureId] = [
    await idBy(desk.api, 'currency', 'code', 'PLN'),
    await idBy(desk.api, 'vat_rate', 'code', '23'),
    await idBy(desk.api, 'unit_of_measure', 'code', 't'),
  ];
  const customerId = (await create('counterparty', { name: 'Odbiorca na co dzień', isCustomer: true })).id;
  const productId = (await create('product', { name: 'Pszenica', vatRateId })).id;
  const line = { productId, unitOfMeasureId, vatRateId, price: '1250.00' };
  order = await create('salesOrder', {
    reference: 'Na co dzień',
    customerId,
    currencyId,
    products: [
      { ...line, quantity: '12500.500' },
      { ...line, quantity: '10', discountPercent: '12.50' },
    ],
  });
});
afterAll(() => desk?.close());
beforeEach(async () => {
  page = await desk.pageOf('sales', { viewport: { width: 1280, height: 800 } });
});
afterEach(() => page.context().close());

const cells = (row: number): Locator => page.locator(`tr[data-row="${row}"] > td`);

/** What of a line cannot be read: cells beside the table, and cells and inputs that are narrower than their text. */
const unread = (): Promise<string[]> =>
  page.locator('table:has(tr[data-row])').evaluate((table) => {
    const room = table.parentElement?.getBoundingClientRect();
    const said = (element: Element) =>
      element instanceof HTMLInputElement ? element.value : element.textContent;
    const beside = [...table.querySelectorAll('tr > *')].filter(
      (cell) => cell.getBoundingClientRect().right > (room?.right ?? 0) + 1,
    );
    const cut = [...table.querySelectorAll('tr[data-row] > td, tr[data-row] input')].filter(
      (element) => element.scrollWidth > element.clientWidth + 1,
    );
    return [
      ...beside.map((cell) => `beside: ${said(cell)}`),
      ...cut.map((element) => `cut: ${said(element)}`),
    ];
  });

it('a line with quantity, VAT, net and gross value is seen whole on screens 1280 pixels wide and wider', async () => {
  await page.goto(`${desk.url}/sales_order/${order.id}`);
  // 12 500.5 t at 1250, and with 23 % of VAT.
  await expect
    .poll(async () => (await cells(0).allInnerTexts()).join(' ').replaceAll(/\s/g, ' '))
    .toMatch(/15 ?625 ?625,00 zł 19 ?219 ?518,75 zł/);
  await expect.poll(unread).toEqual([]);
  for (const width of [1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 1080 });
    await expect.poll(unread).toEqual([]);
  }
});

it('Enter goes through a row and its opened fields, from the last one to the next row, and from the last row to a new one', async () => {
  await page.goto(`${desk.url}/sales_order/${order.id}`);
  const field = (name: string) => page.locator(`input[name="products.${name}"]`);
  const isFocused = async (input: Locator): Promise<void> => {
    await expect.poll(() => input.evaluate((each) => each === document.activeElement)).toBe(true);
  };
  for (const number of ['1', '2'])
    await page.getByRole('button', { name: pl.detail.moreOfRow.replace('%{number}', number) }).click();
  await typeInto(field('0.numberOfPieces'), '4');
  for (const [name, typed] of [
    ['length', '2,5'],
    ['height', '3'],
  ] as const) {
    await page.keyboard.press('Enter');
    await isFocused(field(`0.${name}`));
    await page.keyboard.type(typed);
  }
  await expect.poll(() => field('0.length').inputValue()).toBe('2,500');
  const last = (row: number) =>
    page.locator(`tr[data-opened="${row}"]`).getByRole('checkbox', { disabled: false }).last();
  await last(0).focus();
  await page.keyboard.press('Enter');
  const product = (row: number) => page.locator(`tr[data-row="${row}"]`).getByRole('combobox').first();
  await isFocused(product(1));
  await page.locator('[name="products.1.vatRate"]').first().focus();
  await page.keyboard.press('Enter');
  await isFocused(page.locator('tr[data-opened="1"]').getByRole('combobox').first());
  await last(1).focus();
  await page.keyboard.press('Enter');
  await isFocused(product(2));
});

it('a copy of an order says at once what its lines come to', async () => {
  await page.goto(`${desk.url}/sales_order/create?copy=${order.id}`);
  const sums = page.getByRole('group', { name: pl.orders.sums });
  // 15 625 625.00 and 10 t at 1250 less 12.5 %.
  await expect.poll(async () => (await sums.innerText()).replaceAll(/\s/g, '')).toContain('15636562,50');
  await expect
    .poll(async () => (await cells(1).allInnerTexts()).join(' ').replaceAll(/\s/g, ' '))
    .toMatch(/10 ?937,50 zł/);
  await expect.poll(() => page.getByText(pl.detail.unsaved).count()).toBe(0);
});

it('a chosen product fills its unit, description, price and VAT rate into the line', async () => {
  const [vatRateId, unitOfMeasureId] = await Promise.all([
    idBy(desk.api, 'vat_rate', 'code', '8'),
    idBy(desk.api, 'unit_of_measure', 'code', 't'),
  ]);
  const description = 'Owies paszowy, wilgotność do 14%';
  const productId = (await create('product', { name: 'Owies', description, vatRateId, unitOfMeasureId })).id;
  const currencyId = await idBy(desk.api, 'currency', 'code', 'PLN');
  await create('pricelist', { name: 'Zboża', currencyId, items: [{ productId, price: '815.50' }] });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${desk.url}/sales_order/create`);
  await page.getByRole('button', { name: pl.detail.addRow, exact: true }).waitFor();
  await typeInto(page.getByRole('main').locator('input[name="reference"]'), 'Owies dla stadniny');
  await typeInto(page.getByRole('combobox', { name: 'Klient' }), 'Odbiorca na co dzień');
  await page.getByRole('button', { name: pl.detail.addRow, exact: true }).press('Enter');
  const product = page.locator('tr[data-row="0"]').getByRole('combobox').first();
  await expect.poll(() => product.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type('Owies');
  await page.getByRole('option', { name: /Owies/ }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('input[name="products.0.price"]').inputValue()).toBe('815,50');
  await page.keyboard.press('Control+s');
  await page.waitForURL(/sales_order\/\d+$/);
  const id = Number(page.url().split('/').at(-1));
  const { products } = await desk.api.database.records.get(systemActor, 'salesOrder', id);
  expect(products).toMatchObject([
    { description, price: '815.50', unitOfMeasure: { id: unitOfMeasureId }, vatRate: { id: vatRateId } },
  ]);
});

it('the last of products chosen quickly one after another fills its own values into the line', async () => {
  const vatRateId = await idBy(desk.api, 'vat_rate', 'code', '8');
  const [, between] = await Promise.all(
    ['pierwszy', 'drugi', 'trzeci'].map(async (word) => {
      const { id: unitOfMeasureId } = await create('unitOfMeasure', { name: `worek ${word}`, code: word });
      return create('product', { name: `Jęczmień ${word}`, unitOfMeasureId, vatRateId });
    }),
  );
  const answer = await keptBack(page, ({ pathname }) => pathname === `/api/products/${between?.id}`);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${desk.url}/sales_order/create`);
  await page.getByRole('button', { name: pl.detail.addRow, exact: true }).waitFor();
  await typeInto(page.getByRole('main').locator('input[name="reference"]'), 'Jęczmień po namyśle');
  await typeInto(page.getByRole('combobox', { name: 'Klient' }), 'Odbiorca na co dzień');
  await page.getByRole('button', { name: pl.detail.addRow, exact: true }).press('Enter');
  const product = page.locator('tr[data-row="0"]').getByRole('combobox').first();
  const choose = async (name: string) => {
    await typeInto(product, name);
    await page.getByRole('option', { name }).click();
  };
  const unit = page.locator('tr[data-row="0"]').getByRole('combobox').nth(1);
  await choose('Jęczmień pierwszy');
  await expect.poll(() => unit.inputValue()).toBe('worek pierwszy');
  await choose('Jęczmień drugi');
  await answer.asked;
  await choose('Jęczmień trzeci');
  answer.letGo();
  await expect.poll(() => unit.inputValue()).toBe('worek trzeci');
});

it('an order opens ready to be changed, on the first tab, also after another tab of another order', async () => {
  // From here on, all orders of this suite are shown in tabs.
  await create('viewSetting', {
    name: 'W zakładkach',
    viewType: 'detail',
    objectId: 'salesOrder',
    isDefault: true,
    items: [
      { path: 'reference', section: 'head', columns: 6 },
      { path: 'customer', section: 'head', columns: 6 },
      { path: 'products', section: 'lines', columns: 12 },
    ],
    toolbar: {
      sections: [
        { name: 'head', title: { pl: 'Nagłówek' }, place: 'tab' },
        { name: 'lines', title: { pl: 'Pozycje' }, place: 'tab' },
      ],
    },
  });
  const { id } = await create('salesOrder', {
    reference: 'Drugie na co dzień',
    customerId: order.customerId,
    currencyId: order.currencyId,
    products: [],
  });
  const tab = (name: string) => page.getByRole('tab', { name });
  await page.goto(`${desk.url}/sales_order/${order.id}`);
  await tab('Pozycje').press('Enter');
  await page.getByRole('button', { name: pl.detail.addRow, exact: true }).waitFor();
  await goTo(page, `/sales_order/${id}`);
  await expect.poll(() => tab('Nagłówek').getAttribute('aria-selected')).toBe('true');
  await typeInto(page.locator('input[name="reference"]'), 'Zmienione od razu');
  await page.keyboard.press('Control+s');
  await expect
    .poll(async () => (await desk.api.database.records.get(systemActor, 'salesOrder', id)).reference)
    .toBe('Zmienione od razu');
});
