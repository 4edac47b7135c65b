import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { fieldLabel } from '#domain/labels/index.ts';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { openDesk, type Desk } from './steps/desk.ts';
import { typeInto } from './steps/typeInto.ts';

const pl = officeTexts('pl');
const goods = ['Żwir', 'Piasek', 'Kliniec'];

let desk: Desk;
let contexts: BrowserContext[];
/** Two people who write one order at once, each in a browser of their own: Halina sells, Anna is an administrator. */
let halina: Page;
let anna: Page;
let id: number;

beforeAll(async () => {
  desk = await openDesk();
  contexts = [];
  for (const login of ['sales', 'admin'])
    contexts.push(
      await desk.browser.newContext({
        storageState: await desk.signedIn(login),
        viewport: { width: 1440, height: 900 },
        locale: 'pl-PL',
      }),
    );
});
afterAll(() => desk?.close());

beforeEach(async () => {
  id = (await newOrder()).id;
  const pages = await Promise.all(contexts.map((context) => context.newPage()));
  [halina, anna] = pages as [Page, Page];
  for (const page of pages) await openOrder(page);
});
afterEach(async () => {
  for (const page of [halina, anna]) await page.close();
});

const newOrder = async (): Promise<AnyRecord> => {
  const { records } = desk.api.database;
  const idOf = async (object: string, input: RecordInput) =>
    (await records.create(systemActor, object, input)).id;
  const customerId = await idOf('counterparty', { name: 'Wspólny Odbiorca', isCustomer: true });
  const products = [];
  for (const name of goods)
    products.push({ productId: await idOf('product', { name }), quantity: '1', price: '10' });
  const currency = await records.predefined(systemActor, 'currency', 'PLN');
  return records.create(systemActor, 'salesOrder', {
    reference: 'We dwoje',
    customerId,
    currencyId: currency.id,
    products,
  });
};
const lines = async () => {
  const { products } = await desk.api.database.records.get(systemActor, 'salesOrder', id);
  return (products as AnyRecord[]).map(({ product, quantity, price }) =>
    [(product as { presentation: string }).presentation, quantity, price].join(' '),
  );
};
const cell = (page: Page, row: number, name: string): Locator =>
  page.locator(`input[name="products.${row}.${name}"]`);
const openOrder = async (page: Page): Promise<void> => {
  await page.goto(`${desk.url}/sales_order/${id}`);
  await cell(page, 2, 'quantity').waitFor();
  await page.getByRole('group', { name: pl.orders.sums }).getByText('30,00').first().waitFor();
};
const banner = (): Locator => halina.getByRole('status', { name: pl.detail.changedMeanwhile });
const hasFocus = async (input: Locator): Promise<void> => {
  await expect.poll(() => input.evaluate((each) => each === document.activeElement)).toBe(true);
};
const holds = async (input: Locator, value: string): Promise<void> => {
  await expect.poll(() => input.inputValue()).toBe(value);
};
/** Saves by its keys, until the server has stored the order. */
const saves = async (page: Page): Promise<void> => {
  const stored = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'PUT' && answer.url().endsWith(`/sales_order/${id}`) && answer.ok(),
  );
  await page.keyboard.press('Control+s');
  await stored;
};
const label = (name: string) => fieldLabel('pl', 'salesOrder', `products.${name}`);
const part = fieldLabel('pl', 'salesOrder', 'products');
/** Copies the row of the focused cell to below it. */
const copyRow = 'Alt+Shift+ArrowDown';
/** Removes the row of the focused cell, after a question. */
const removeRow = 'Alt+Delete';

it('changes of two people in different rows are told to each, the caret stays, and both are stored', async () => {
  await typeInto(cell(halina, 0, 'quantity'), '5');
  await typeInto(cell(anna, 1, 'price'), '20');
  await saves(anna);
  await expect
    .poll(() => banner().innerText())
    .toMatch(new RegExp(`Anna Administrator.*${part} 2 \\(Piasek\\), ${label('price')}: 10,00.* → 20,00`));
  expect(await banner().getByRole('button', { name: pl.detail.takeTheirs }).count()).toBe(0);
  await holds(cell(halina, 1, 'price'), '20,00');
  await hasFocus(cell(halina, 0, 'quantity'));
  await halina.keyboard.type('0');
  await saves(halina);
  expect(await lines()).toEqual(['Żwir 50.000 10.00', 'Piasek 1.000 20.00', 'Kliniec 1.000 10.00']);
});

it('changes of two people in the same cell ask whose value stays: who, from what to what', async () => {
  await typeInto(cell(halina, 1, 'quantity'), '5');
  await typeInto(cell(anna, 1, 'quantity'), '7');
  await typeInto(cell(anna, 1, 'price'), '20');
  await saves(anna);
  await banner().getByText(pl.detail.chooseWhose).waitFor();
  // What only she changed is taken, also in this row.
  await holds(cell(halina, 1, 'price'), '20,00');
  await hasFocus(cell(halina, 1, 'quantity'));
  const [mine, theirs] = [pl.detail.keepMine, pl.detail.takeTheirs].map((name) =>
    banner().getByRole('button', { name }),
  ) as [Locator, Locator];
  await expect.poll(() => banner().innerText()).toMatch(new RegExp(`${label('quantity')}: 1,000 → 7,000`));
  await theirs.press('Enter');
  await holds(cell(halina, 1, 'quantity'), '7,000');
  await mine.press('Enter');
  await holds(cell(halina, 1, 'quantity'), '5,000');
  await saves(halina);
  expect(await lines()).toEqual(['Żwir 1.000 10.00', 'Piasek 5.000 20.00', 'Kliniec 1.000 10.00']);
});

it('a row that only a colleague adds or removes comes and goes for both', async () => {
  await cell(anna, 0, 'quantity').focus();
  await anna.keyboard.press(copyRow);
  await cell(anna, 3, 'quantity').waitFor();
  await saves(anna);
  await expect.poll(() => halina.locator('tr[data-row]').count()).toBe(4);
  await cell(anna, 3, 'quantity').focus();
  await anna.keyboard.press(removeRow);
  await anna.getByRole('alertdialog').getByRole('button', { name: 'TAK' }).click();
  await cell(anna, 3, 'quantity').waitFor({ state: 'detached' });
  await saves(anna);
  await expect.poll(() => halina.locator('tr[data-row]').count()).toBe(3);
  await typeInto(cell(halina, 2, 'quantity'), '6');
  await saves(halina);
  expect(await lines()).toEqual(['Żwir 1.000 10.00', 'Żwir 1.000 10.00', 'Piasek 6.000 10.00']);
});

it('a row that is removed after a question is the one that was asked about, although others moved up meanwhile', async () => {
  await cell(halina, 1, 'quantity').focus();
  await halina.keyboard.press(removeRow);
  const question = halina.getByRole('alertdialog');
  await question.getByText('Piasek').waitFor();
  await cell(anna, 0, 'quantity').focus();
  await anna.keyboard.press(removeRow);
  await anna.getByRole('alertdialog').getByRole('button', { name: 'TAK' }).click();
  await expect.poll(() => anna.locator('tr[data-row]').count()).toBe(2);
  await saves(anna);
  await expect.poll(() => halina.locator('tr[data-row]').count()).toBe(2);
  await question.getByRole('button', { name: 'TAK' }).click();
  await expect.poll(() => halina.locator('tr[data-row]').count()).toBe(1);
  await saves(halina);
  expect(await lines()).toEqual(['Kliniec 1.000 10.00']);
});

it('a row that a colleague adds, removes or changes: the caret stays in its row, and nothing typed is lost', async () => {
  await typeInto(cell(halina, 2, 'quantity'), '5');
  await cell(anna, 0, 'quantity').focus();
  await anna.keyboard.press(copyRow);
  await cell(anna, 3, 'quantity').waitFor();
  await typeInto(cell(anna, 1, 'quantity'), '8');
  await cell(anna, 2, 'quantity').focus();
  await anna.keyboard.press(removeRow);
  await anna.getByRole('alertdialog').getByRole('button', { name: 'TAK' }).click();
  await expect.poll(() => anna.locator('tr[data-row]').count()).toBe(3);
  await saves(anna);
  await banner().getByText('Piasek').waitFor();
  await holds(cell(halina, 1, 'quantity'), '8,000');
  await hasFocus(cell(halina, 2, 'quantity'));
  await halina.keyboard.type('0');
  await saves(halina);
  expect(await lines()).toEqual(['Żwir 1.000 10.00', 'Żwir 8.000 10.00', 'Kliniec 50.000 10.00']);
});

/** Opens the order at Halina's so that she hears of no change, as when the news comes late. */
const openWithoutNews = async (): Promise<void> => {
  await halina.routeWebSocket('**/socket.io/**', (line) => {
    const server = line.connectToServer();
    server.onMessage((message) => {
      if (!String(message).includes('"changed"')) line.send(message);
    });
  });
  await openOrder(halina);
};

it('two saves at the same moment in different rows lose nothing: the second writes over nothing', async () => {
  await openWithoutNews();
  await typeInto(cell(halina, 0, 'quantity'), '5');
  await typeInto(cell(anna, 1, 'price'), '20');
  await saves(anna);
  await saves(halina);
  expect(await lines()).toEqual(['Żwir 5.000 10.00', 'Piasek 1.000 20.00', 'Kliniec 1.000 10.00']);
  await holds(cell(halina, 1, 'price'), '20,00');
});

it('the second of two saves at the same moment in the same cell is refused with the way out, and stores what is chosen', async () => {
  await openWithoutNews();
  await typeInto(cell(halina, 1, 'quantity'), '5');
  await typeInto(cell(anna, 1, 'quantity'), '7');
  await saves(anna);
  await cell(halina, 1, 'quantity').focus();
  await halina.keyboard.press('Control+s');
  await halina.getByText(pl.detail.clash).waitFor();
  await banner().getByText(pl.detail.chooseWhose).waitFor();
  expect(await lines()).toContain('Piasek 7.000 10.00');
  // Her own value is chosen until she chooses the other.
  await saves(halina);
  expect(await lines()).toContain('Piasek 5.000 10.00');
});

/** Keeps back the answer to Halina's save, which the server has stored, until it is let go. */
const answerKeptBack = async () => {
  const stored = Promise.withResolvers<void>();
  const open = Promise.withResolvers<void>();
  await halina.route(`**/api/sales_order/${id}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    const response = await route.fetch();
    stored.resolve();
    await open.promise;
    return route.fulfill({ response });
  });
  return { stored: stored.promise, letGo: open.resolve };
};
/** Waits until the page has read the order with this number in it. */
const reads = (page: Page, number: string) =>
  page.waitForResponse(
    async (answer) =>
      answer.request().method() === 'GET' &&
      answer.url().endsWith(`/sales_order/${id}`) &&
      (await answer.text()).includes(number),
  );

it('a change that a colleague saves before the answer to the own save comes is taken after it', async () => {
  const answer = await answerKeptBack();
  await typeInto(cell(halina, 0, 'quantity'), '5');
  await halina.keyboard.press('Control+s');
  await answer.stored;
  await holds(cell(anna, 0, 'quantity'), '5,000');
  const read = reads(halina, '20.00');
  await typeInto(cell(anna, 1, 'price'), '20');
  await saves(anna);
  await read;
  answer.letGo();
  await holds(cell(halina, 1, 'price'), '20,00');
  await holds(cell(halina, 0, 'quantity'), '5,000');
  await expect.poll(() => halina.getByText(pl.detail.unsaved).count()).toBe(0);
});

it('a row that was added here stays one row when the order is read again before the save is answered', async () => {
  const answer = await answerKeptBack();
  await cell(halina, 0, 'quantity').focus();
  await halina.keyboard.press(copyRow);
  await typeInto(cell(halina, 1, 'quantity'), '7');
  const read = reads(halina, '7.000');
  await halina.keyboard.press('Control+s');
  await answer.stored;
  await read;
  // A merge of what was read would be drawn within a moment.
  await halina.waitForTimeout(300);
  answer.letGo();
  await expect.poll(() => halina.getByText(pl.detail.unsaved).count()).toBe(0);
  await expect.poll(() => halina.locator('tr[data-row]').count()).toBe(4);
  expect(await lines()).toHaveLength(4);
});
