import { sql } from 'kysely';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import errors from '#domain/words/common/errors.json' with { type: 'json' };
import predefined from '#domain/words/sales/predefined.json' with { type: 'json' };
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { orderStatusOf } from '../admin-ui/orders/orderStatus.ts';
import { openDeskWithWorker, type DeskWithWorker } from './steps/desk.ts';
import { drag } from './steps/drag.ts';
import { gone } from './steps/gone.ts';
import { hasFocus } from './steps/hasFocus.ts';

const pl = officeTexts('pl');

/** How a salesman moves orders on their board: in a real browser, with the mouse and by keyboard. */
let desk: DeskWithWorker;
let api: DeskWithWorker['api'];
let site: string;
let page: Page;
let customer: AnyRecord;
let product: AnyRecord;

beforeAll(async () => {
  desk = await openDeskWithWorker();
  ({ api, url: site } = desk);
  await desk.startWorker();
  customer = await create('counterparty', { name: 'Odbiorca z tablicy', isCustomer: true });
  product = await create('product', { name: 'Żwir z tablicy' });
});
afterAll(() => desk?.close());
beforeEach(async () => {
  page = await desk.pageOf('sales');
});
afterEach(() => page.context().close());

const create = (object: string, input: RecordInput): Promise<AnyRecord> =>
  api.database.records.create(systemActor, object, input);
const idBy = async (table: string, code: string): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} where code = ${code}`.execute(
    api.database.sql,
  );
  return rows[0]?.id ?? 0;
};
/** Makes an order of two tonnes, so that its value is twice the price. */
const order = async (reference: string, status: string, price: string, currency = 'PLN') =>
  create('salesOrder', {
    reference,
    customerId: customer.id,
    currencyId: await idBy('currency', currency),
    statusId: await idBy('sales_order_status', status),
    products: [{ productId: product.id, quantity: '2', price, vatRateId: await idBy('vat_rate', '23') }],
  });
const statusOf = async (id: number): Promise<unknown> =>
  orderStatusOf(await api.database.records.get(systemActor, 'salesOrder', id)).code;
const column = (code: keyof typeof names): Locator =>
  page.getByRole('region', { name: names[code], exact: true });
const cardIn = (code: keyof typeof names, { numberStr }: AnyRecord): Locator =>
  column(code)
    .getByRole('listitem')
    .filter({ hasText: String(numberStr) });
const names = {
  OFERTA: predefined.salesOrderStatus.OFERTA.pl,
  NEW: predefined.salesOrderStatus.NEW.pl,
  CONFIRMED: predefined.salesOrderStatus.CONFIRMED.pl,
  CANCELED: predefined.salesOrderStatus.CANCELED.pl,
  CLOSED: predefined.salesOrderStatus.CLOSED.pl,
};
/** The customer of an order of the demo data. */
const demoCustomer = 'Agro Żuławy Sp. j.';
/** Opens the board with the orders of one reference only. */
const openBoard = async (reference: string): Promise<void> => {
  await page.goto(`${site}/order-board`);
  const other = page.getByRole('listitem').filter({ hasText: demoCustomer });
  await other.waitFor();
  await page.getByRole('searchbox', { name: pl.statusBoard.search }).pressSequentially(reference);
  await gone(other);
};

it('the board shows count and value of each status, separately in each currency', async () => {
  const reference = 'Dwie waluty';
  await order(reference, 'OFERTA', '100.50');
  await order(reference, 'OFERTA', '0.25');
  await order(reference, 'OFERTA', '10', 'EUR');
  const inNew = await order(reference, 'NEW', '7');
  await openBoard(reference);
  await cardIn('NEW', inNew).waitFor();
  await column('OFERTA').getByText('201,50 zł', { exact: true }).waitFor();
  await column('OFERTA').getByText('20,00 €').first().waitFor();
  await expect.poll(() => column('OFERTA').locator('header').innerText()).toMatch(/\b3$/);
  await cardIn('NEW', inNew).getByText('Odbiorca z tablicy').waitFor();
  await cardIn('NEW', inNew).getByText('14,00 zł').waitFor();
});

it('a card that is dragged to the next status is moved by the workflow, and the message takes it back', async () => {
  const moved = await order('Przeciągane', 'NEW', '10');
  await openBoard('Przeciągane');
  await drag(cardIn('NEW', moved), column('CONFIRMED'));
  await cardIn('CONFIRMED', moved).waitFor();
  expect(await statusOf(moved.id)).toBe('CONFIRMED');
  await page.getByRole('alert').getByRole('button', { name: pl.bulk.undo }).click();
  await cardIn('NEW', moved).waitFor();
  expect(await statusOf(moved.id)).toBe('NEW');
});

it('a card that is dragged where it may not go stays, and the refusal says why', async () => {
  const offer = await order('Niedozwolone', 'OFERTA', '10');
  await openBoard('Niedozwolone');
  await drag(cardIn('OFERTA', offer), column('CONFIRMED'));
  await page.getByText(errors.order_status_unreachable.pl).waitFor();
  await cardIn('OFERTA', offer).waitFor();
  expect(await statusOf(offer.id)).toBe('OFERTA');
});

it('a card is moved by keyboard, and the focus goes with it', async () => {
  const offer = await order('Klawiaturą', 'OFERTA', '10');
  await openBoard('Klawiaturą');
  await cardIn('OFERTA', offer).getByRole('link').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: pl.orders.accept }).waitFor();
  await page.keyboard.press('Enter');
  await cardIn('NEW', offer).waitFor();
  await page.waitForFunction(
    (path) => document.activeElement?.getAttribute('href') === path,
    `/sales_order/${offer.id}`,
  );
  expect(await statusOf(offer.id)).toBe('NEW');
});

it('a search that brings the moved card back leaves the focus where somebody types', async () => {
  const offer = await order('Szukane', 'OFERTA', '10');
  await openBoard('Szukane');
  await drag(cardIn('OFERTA', offer), column('NEW'));
  await cardIn('NEW', offer).waitFor();
  const search = page.getByRole('searchbox', { name: pl.statusBoard.search });
  await search.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' nic');
  await gone(cardIn('NEW', offer));
  for (let letters = 0; letters < ' nic'.length; letters += 1) await page.keyboard.press('Backspace');
  await cardIn('NEW', offer).waitFor();
  await hasFocus(search);
  await page.keyboard.type(' Szukane');
  await expect.poll(() => search.inputValue()).toBe('Szukane Szukane');
});

it('an order that is dragged to the canceled ones asks for the reason before it is canceled', async () => {
  const unwanted = await order('Niechciane', 'NEW', '10');
  await openBoard('Niechciane');
  await drag(cardIn('NEW', unwanted), column('CANCELED'));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(pl.orders.reason).pressSequentially('Klient zrezygnował');
  expect(await statusOf(unwanted.id)).toBe('NEW');
  await page.keyboard.press('Control+Enter');
  await gone(dialog);
  await cardIn('CANCELED', unwanted).waitFor();
  expect(await statusOf(unwanted.id)).toBe('CANCELED');
  expect(await api.database.records.get(systemActor, 'salesOrder', unwanted.id)).toMatchObject({
    endingReason: 'Klient zrezygnował',
  });
});

it('an order that somebody else changes meanwhile is not moved, and the board shows how it is now', async () => {
  const shared = await order('Równocześnie', 'NEW', '10');
  await openBoard('Równocześnie');
  await cardIn('NEW', shared).waitFor();
  await page.route('**/moves/changeStatus', async (route) => {
    await api.database.records.update(systemActor, 'salesOrder', shared.id, { reference: 'Równocześnie 2' });
    await route.continue();
  });
  await drag(cardIn('NEW', shared), column('CONFIRMED'));
  await page.getByRole('alert').waitFor();
  await cardIn('NEW', shared).waitFor();
  expect(await statusOf(shared.id)).toBe('NEW');
});
