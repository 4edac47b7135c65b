import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { requestAnalysisWords } from '#domain/service/requestAnalysis.words.ts';
import { openDesk, type Desk } from './steps/desk.ts';
import { typeInto } from './steps/typeInto.ts';

const words = requestAnalysisWords('pl');

/** How a manager sees what customers ask for, by mouse and by keyboard. */
let desk: Desk;
let page: Page;
let quietId: number;

beforeAll(async () => {
  desk = await openDesk();
  const { records } = desk.api.database;
  const customers = [];
  for (const name of ['Pilny Klient', 'Cichy Klient'])
    customers.push((await records.create(systemActor, 'counterparty', { name, isCustomer: true })).id);
  quietId = customers[1] ?? 0;
  const closed = await records.predefined(systemActor, 'customerRequestStatus', 'closed');
  const product = await records.create(systemActor, 'product', { name: 'Krokwia świerkowa' });
  for (const [customerId, reference, day] of [
    [customers[0], 'Luty pilny', '2021-02-03'],
    [customers[0], 'Marzec pilny', '2021-03-04'],
    [customers[1], 'Marzec cichy', '2021-03-05'],
  ] as const) {
    const { id } = await records.create(systemActor, 'customerRequest', {
      reference,
      customerId: customerId ?? null,
      date: `${day}T09:00:00Z`,
      products: [{ productId: product.id }],
    });
    // It is closed only now, so it counts as open at the end of every month of 2021.
    if (reference === 'Luty pilny')
      await records.update(systemActor, 'customerRequest', id, { status: closed.id });
  }
});
afterAll(() => desk?.close());
beforeEach(async () => {
  page = await desk.pageOf('sales');
});
afterEach(() => page.context().close());

const figure = (row: string, measure: string, count: number): Locator =>
  page.getByRole('link', { name: `${row}, ${measure}: ${count}`, exact: true });
const listed = (reference: string): Locator => page.getByText(reference, { exact: true }).first();
const by = (): Locator => page.getByRole('combobox', { name: words.by });

const typeDay = async (label: string, day: string): Promise<void> => {
  await typeInto(page.getByLabel(label, { exact: true }), day);
  await page.keyboard.press('Tab');
};

const chooseSpring = async (): Promise<void> => {
  await typeDay(words.from, '01.02.2021');
  await expect.poll(() => page.url()).toContain('from=2021-02-01');
  await typeDay(words.to, '31.03.2021');
  await expect.poll(() => page.url()).toContain('to=2021-03-31');
};

it('the analysis is found in the menu, and its counts open their requests by keyboard', async () => {
  await page.goto(`${desk.url}/section/service`);
  await page.getByRole('main').getByRole('link', { name: words.title }).first().press('Enter');
  await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
  await chooseSpring();
  await figure('02.2021', words.measures.intake, 1).waitFor();
  await by().press('Enter');
  await page.getByRole('option', { name: words.dimensions.customer }).waitFor();
  await page.keyboard.type('kl');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).toContain('type=customer');
  await figure('Pilny Klient', words.measures.intake, 2).press('Enter');
  await page.waitForURL(/\/customer_request\?/);
  await listed('Marzec pilny').waitFor();
  await listed('Luty pilny').waitFor();
  expect(await listed('Marzec cichy').count()).toBe(0);
  await page.goBack();
  await figure('Pilny Klient', words.measures.openAtEnd, 2).press('Enter');
  await listed('Marzec pilny').waitFor();
  await page.goBack();
  await figure(words.total, words.measures.openAtEnd, 3).waitFor();
});

it('a bar opens the requests of its product and period by mouse', async () => {
  await page.goto(`${desk.url}/request-analysis?type=product&from=2021-03-01&to=2021-03-31`);
  await figure('Krokwia świerkowa', words.measures.intake, 2).waitFor();
  const chart = page.getByRole('region', { name: words.charts.counts });
  await chart.locator('.MuiBarElement-root').first().click();
  await page.waitForURL(/\/customer_request\?/);
  await listed('Marzec pilny').waitFor();
  await listed('Marzec cichy').waitFor();
  expect(await listed('Luty pilny').count()).toBe(0);
  await page
    .getByText(/Krokwia świerkowa/)
    .first()
    .waitFor();
});

it('a request that comes in meanwhile is counted', async () => {
  await page.goto(`${desk.url}/request-analysis?type=month&from=2021-05-01&to=2021-05-31`);
  await figure('05.2021', words.measures.openAtEnd, 3).waitFor();
  await desk.api.database.records.create(systemActor, 'customerRequest', {
    reference: 'Nowe w maju',
    customerId: quietId,
    date: '2021-05-06T09:00:00Z',
  });
  await figure('05.2021', words.measures.intake, 1).waitFor();
  await expect.poll(() => figure('05.2021', words.measures.openAtEnd, 4).count()).toBe(1);
});
