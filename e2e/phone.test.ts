import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RecordInput } from '#domain/kernel/record.ts';
import { fieldLabel, screenLabel } from '#domain/labels/index.ts';
import { mailboxWords } from '#domain/mail/mailbox.words.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { openDesk, type Desk } from './steps/desk.ts';
import { gone } from './steps/gone.ts';
import { hasFocus } from './steps/hasFocus.ts';
import { violationsOf, whatIsCut, whatTouchesEdges } from './steps/looks.ts';
import { quietOf } from './steps/quiet.ts';

const pl = officeTexts('pl');

/** The back office on a telephone, 390 pixels wide. */
let desk: Desk;
let page: Page;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk?.close());
beforeEach(async () => {
  page = await desk.pageOf('sales', { viewport: { width: 390, height: 844 } });
  await page.goto(`${desk.url}/main`);
});
afterEach(() => page.context().close());

const menu = () => page.getByRole('navigation', { name: pl.shell.mainMenu });
const openMenu = async (): Promise<void> => {
  await page.getByRole('button', { name: pl.shell.toggleMenu }).press('Enter');
  await menu().waitFor();
};
const calendar = screenLabel('pl', 'calendar');
const shown = () => page.getByRole('heading', { level: 1, name: calendar });

it('the menu closes when a screen is chosen in it, also the one that is shown already', async () => {
  for (let time = 1; time <= 2; time += 1) {
    await openMenu();
    await menu().getByRole('textbox').pressSequentially(calendar);
    await menu().getByRole('link', { name: calendar, exact: true }).click();
    await gone(menu());
    await shown().waitFor();
  }
  expect(new URL(page.url()).pathname).toBe('/calendar');
});

it('the menu closes when its search opens a screen', async () => {
  await openMenu();
  await menu().getByRole('textbox').pressSequentially(calendar);
  await menu().getByRole('textbox').press('Enter');
  await gone(menu());
  await shown().waitFor();
  expect(new URL(page.url()).pathname).toBe('/calendar');
});

const faults = async (): Promise<readonly string[]> => [
  ...(await whatIsCut(page)),
  ...(await whatTouchesEdges(page)),
];

it.each([
  '/main',
  '/calendar',
  '/calendar?view=timeGridWeek',
  '/calendar?view=listWeek',
  '/customer_request/1',
  '/vendor_and_customer/1',
  '/request-analysis',
])('nothing is cut or stands beside the screen at %s', async (path) => {
  const untilQuiet = quietOf(page);
  await page.goto(desk.url + path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await untilQuiet();
  await expect.poll(faults).toEqual([]);
});

it('the days of the calendar are seen before what else can be shown in it', async () => {
  await page.goto(`${desk.url}/calendar`);
  await page.locator('.fc-daygrid-day').first().waitFor();
  const [days, choices] = [
    await page.locator('.fc').boundingBox(),
    await page.getByRole('complementary', { name: pl.calendarPage.shown }).boundingBox(),
  ];
  expect(days?.y).toBeLessThan(choices?.y ?? 0);
});

it('a new event that repeats is asked for in a dialog that fits', async () => {
  await page.goto(`${desk.url}/calendar`);
  await page.locator('.fc').waitFor();
  await page.getByRole('button', { name: pl.calendarPage.create }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: fieldLabel('pl', 'calendarEvent', 'repeats') }).press('Enter');
  await page.getByRole('option', { name: pl.recurrence.WEEKLY }).press('Enter');
  await dialog.getByRole('combobox', { name: pl.recurrence.ends }).press('Enter');
  await page.getByRole('option', { name: pl.recurrence.until }).press('Enter');
  await dialog.getByLabel(pl.recurrence.untilDay).waitFor();
  await expect.poll(faults).toEqual([]);
});

describe('the mailbox', () => {
  const words = mailboxWords('pl');
  const create = async (object: string, input: RecordInput): Promise<number> =>
    (await desk.api.database.records.create(systemActor, object, input)).id;
  const subject = 'Zapytanie o dostawę kruszywa do Gdańska w czterdziestym ósmym tygodniu';
  let folder: number;
  beforeAll(async () => {
    const emailAccount = await create('emailAccount', {
      name: 'Biuro',
      user: 'biuro@keja.example',
      password: 'x',
      isGeneral: true,
      smtpHost: 'smtp.keja.example',
      smtpPort: 465,
    });
    folder = await create('mailbox', { name: 'INBOX', emailAccount, sort: 1 });
    await create('mailbox', { name: 'Archiwum', emailAccount });
    for (const from of ['jan.kowalski@odbiorca.example', 'biuro.handlowe@kruszywa-pomorze.example'])
      await create('incomingEmail', {
        emailAccount,
        mailbox: folder,
        date: '2026-11-01T10:00:00.000Z',
        from,
        to: 'biuro@keja.example',
        subject: from.startsWith('jan') ? subject : 'Cennik na grudzień',
        body: 'Dzień dobry,\n\nprosimy o ofertę na 1 000 t kruszywa.\n\nPozdrawiamy',
        bodyType: 'text',
      });
  });
  const line = () => page.locator('[data-letter]').filter({ hasText: subject });
  const reading = () => page.getByRole('article', { name: words.reading });
  const folders = () => page.getByRole('navigation', { name: words.folders });
  const back = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const open = async (): Promise<void> => {
    await page.goto(`${desk.url}/mail?in=${folder}`);
    await line().waitFor();
  };

  it('shows folders, letters and a letter one after another, each with a way back', async () => {
    await open();
    expect(await folders().count()).toBe(0);
    await expect.poll(faults).toEqual([]);
    await line().press('Enter');
    await reading().waitFor();
    await line().waitFor({ state: 'hidden' });
    await hasFocus(back(words.letters));
    await expect.poll(faults).toEqual([]);
    await back(words.letters).press('Enter');
    await hasFocus(line());
    await gone(reading());
    await line().click();
    await reading().waitFor();
    await page.goBack();
    await line().waitFor();
    await back(new RegExp(`^${words.folders}: `)).press('Enter');
    await folders().waitFor();
    await line().waitFor({ state: 'hidden' });
    await expect.poll(faults).toEqual([]);
    await folders().getByRole('button', { name: 'Archiwum' }).press('Enter');
    await page.getByText(words.none).waitFor();
    await gone(folders());
  });

  it('writes a letter in one pane, and axe finds nothing wrong with any of them', async () => {
    await open();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: words.write }).press('Enter');
    await page.getByRole('region', { name: words.write }).waitFor();
    await expect.poll(faults).toEqual([]);
    await back(words.letters).press('Enter');
    await line().press('Enter');
    await reading().waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });
});
