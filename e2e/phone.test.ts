import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { fieldLabel, screenLabel } from '#domain/labels/index.ts';
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { openDesk, type Desk } from './steps/desk.ts';
import { gone } from './steps/gone.ts';
import { whatIsCut, whatTouchesEdges } from './steps/looks.ts';
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
  const isQuiet = quietOf(page);
  await page.goto(desk.url + path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await isQuiet();
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
