import type { BrowserContext, Locator, Page } from 'playwright-core';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { requestFormWords } from '#domain/service/requestForm.words.ts';
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { openDesk, type Desk } from './steps/desk.ts';
import { typeInto } from './steps/typeInto.ts';

const words = requestFormWords('pl');
const pl = officeTexts('pl');

/** How a visitor asks for an offer on the public page, by keyboard, and how a clerk takes the request up. */
let desk: Desk;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk?.close());
beforeEach(async () => {
  // All tests come from one address, and an address may send only a few requests.
  await desk.api.database.sql.deleteFrom('throttle').execute();
  context = await desk.browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'pl-PL' });
  page = await context.newPage();
});
afterEach(() => context.close());

const box = (label: string): Locator => page.getByLabel(label, { exact: false });
const typed = {
  name: 'Żaneta Gęśla',
  firm: 'Łódzkie Drewno',
  email: 'zaneta@lodz.example',
  reference: 'Krokwie świerkowe',
  description: 'Sto sztuk, dostawa do Łodzi',
} as const;
const typeAll = async (): Promise<void> => {
  for (const [name, value] of Object.entries(typed))
    await typeInto(box(words.fields[name as keyof typeof typed]), value);
};
const arrived = async (): Promise<{ id: number; asker: string }[]> => {
  const { rows } = await sql<{
    id: number;
    asker: string;
  }>`select id, asker_name as asker from customer_request
    where source = 'publicForm' order by id`.execute(desk.api.database.sql);
  return [...rows];
};

it('a visitor types a request key by key on a slow line, and is told that it arrived', async () => {
  // A slow line: each answer comes a second later.
  await context.route('**/api/request_form', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  const before = (await arrived()).length;
  await page.goto(`${desk.url}/request-form/`);
  await page.getByRole('heading', { name: words.title }).waitFor();
  await page.getByRole('button', { name: words.send }).press('Enter');
  await page.getByText(words.wrong).waitFor();
  await expect
    .poll(() => box(words.fields.name).evaluate((each) => each === document.activeElement))
    .toBe(true);
  await expect.poll(() => box(words.fields.email).getAttribute('aria-invalid')).toBe('true');
  await typeAll();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const thanks = page.getByRole('heading', { name: words.thanks });
  await thanks.waitFor();
  await expect.poll(() => thanks.evaluate((each) => each === document.activeElement)).toBe(true);
  await page.getByText('zaneta@lodz.example').waitFor();
  const all = await arrived();
  expect(all.length - before).toBe(1);
  expect(all.at(-1)?.asker).toBe(typed.name);
});

it('the form keeps what was typed when the line breaks and when the language changes', async () => {
  await page.goto(`${desk.url}/request-form/`);
  await page.getByRole('heading', { name: words.title }).waitFor();
  await typeAll();
  const before = (await arrived()).length;
  await context.setOffline(true);
  await page.getByRole('button', { name: words.send }).press('Enter');
  await page.getByText(words.tryAgain).waitFor();
  await context.setOffline(false);
  await page.getByLabel(words.language).selectOption('de');
  const de = requestFormWords('de');
  await page.getByRole('heading', { name: de.title }).waitFor();
  await expect.poll(() => box(de.fields.description).inputValue()).toBe(typed.description);
  await page.getByRole('button', { name: de.send }).press('Enter');
  await page.getByRole('heading', { name: de.thanks }).waitFor();
  expect((await arrived()).length - before).toBe(1);
});

it('a clerk opens the request, chooses the firm that it may be from, and makes an offer, by keyboard', async () => {
  const firm = await desk.api.database.records.create(systemActor, 'counterparty', {
    name: typed.firm,
    isCustomer: true,
  });
  await page.goto(`${desk.url}/request-form/`);
  await page.getByRole('heading', { name: words.title }).waitFor();
  await typeAll();
  await page.getByRole('button', { name: words.send }).press('Enter');
  await page.getByRole('heading', { name: words.thanks }).waitFor();
  const { id } = (await arrived()).at(-1) ?? { id: 0 };
  const office = await desk.browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'pl-PL',
    storageState: await desk.signedIn('sales'),
  });
  const clerk = await office.newPage();
  await clerk.goto(`${desk.url}/customer_request/${id}`);
  await clerk.getByText(pl.requests.fromForm).waitFor();
  await clerk.getByRole('link', { name: typed.email }).waitFor();
  expect(await clerk.getByRole('button', { name: pl.requests.makeOffer }).count()).toBe(0);
  await clerk.getByRole('button', { name: pl.requests.isThis.replace('%{name}', typed.firm) }).press('Enter');
  await clerk.getByRole('button', { name: pl.requests.makeOffer }).press('Enter');
  await clerk.waitForURL(/sales_order\/\d+$/);
  expect(await desk.api.database.records.get(systemActor, 'customerRequest', id)).toMatchObject({
    customerId: firm.id,
    status: { predefinedName: 'inProgress' },
  });
  await office.close();
});
