import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { fieldLabel } from '#domain/labels/index.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { openDesk, type Desk } from './steps/desk.ts';
import { dragTo } from './steps/drag.ts';
import { gone } from './steps/gone.ts';
import { keptBack } from './steps/keptBack.ts';
import { typeInto } from './steps/typeInto.ts';
import { userBy } from './steps/userBy.ts';

const pl = officeTexts('pl');
const words = pl.calendarPage;

/** Events that repeat: made by keyboard, and one of their dates moved, opened and removed. */
let desk: Desk;
let page: Page;
let calendar: AnyRecord;

beforeAll(async () => {
  desk = await openDesk();
  const { id: userId } = await userBy(desk, 'sales');
  const mine = { name: 'Powtarzany', userId };
  calendar = await desk.api.database.records.create(systemActor, 'calendar', mine);
});
afterAll(() => desk?.close());
beforeEach(async () => {
  page = await desk.pageOf('sales', { viewport: { width: 1440, height: 1000 } });
});
afterEach(() => page.context().close());

const open = async (month: string): Promise<void> => {
  await page.goto(`${desk.url}/calendar?view=dayGridMonth&day=${month}`);
  await page.locator('.fc').waitFor();
};
const dayCell = (day: string): Locator => page.locator(`.fc-daygrid-day[data-date="${day}"]`);
const eventOn = (day: string, title: string): Locator =>
  dayCell(day).locator('.fc-event').filter({ hasText: title });
/** An event of every Monday from this one on. */
const weekly = (title: string, start: string): Promise<AnyRecord> =>
  desk.api.database.records.create(systemActor, 'calendarEvent', {
    calendarId: calendar.id,
    title,
    start: `${start}T08:00:00Z`,
    end: `${start}T09:00:00Z`,
    repeats: 'FREQ=WEEKLY;BYDAY=MO',
  });
const chooseScope = async (scope: keyof typeof words.scope): Promise<Locator> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: words.scope[scope], exact: true }).press('Space');
  return dialog;
};

it('an event of every second Monday until a day is made by keyboard, and is read in words', async () => {
  await open('2031-03-01');
  await page.getByRole('button', { name: words.create }).press('Enter');
  const dialog = page.getByRole('dialog');
  await typeInto(
    dialog.getByRole('textbox', { name: fieldLabel('pl', 'calendarEvent', 'title') }),
    'Przegląd dźwigu',
  );
  await typeInto(dialog.getByLabel(fieldLabel('pl', 'calendarEvent', 'start')), '03.03.2031 09:00');
  await typeInto(dialog.getByLabel(fieldLabel('pl', 'calendarEvent', 'end')), '03.03.2031 10:00');
  await dialog.getByRole('combobox', { name: fieldLabel('pl', 'calendarEvent', 'repeats') }).press('Enter');
  await page.getByRole('option', { name: pl.recurrence.WEEKLY }).press('Enter');
  await typeInto(dialog.getByRole('spinbutton', { name: pl.recurrence.interval }), '2');
  await dialog.getByRole('combobox', { name: pl.recurrence.ends }).press('Enter');
  await page.getByRole('option', { name: pl.recurrence.until }).press('Enter');
  await typeInto(dialog.getByLabel(pl.recurrence.untilDay), '31.03.2031');
  await page.keyboard.press('Tab');
  await dialog.getByText('co 2 tyg.: pon., do 31.03.2031').waitFor();
  await dialog.getByRole('button', { name: pl.common.save }).press('Enter');
  await gone(dialog);
  for (const day of ['2031-03-03', '2031-03-17', '2031-03-31'])
    await eventOn(day, 'Przegląd dźwigu').waitFor();
  for (const day of ['2031-03-10', '2031-03-24'])
    expect(await eventOn(day, 'Przegląd dźwigu').count()).toBe(0);
});

it('one date is moved by dragging, alone, and is not shown at its old place until that is read; the others stay', async () => {
  await weekly('Rada klientów', '2031-05-05');
  await open('2031-05-01');
  await dragTo(eventOn('2031-05-12', 'Rada klientów'), dayCell('2031-05-14'));
  const dialog = await chooseScope('this');
  const { asked, letGo } = await keptBack(page, ({ pathname }) => pathname.endsWith('/occurrences'));
  await dialog.getByRole('button', { name: words.move }).press('Enter');
  await gone(dialog);
  await asked;
  await page.getByText(words.moved.replace('%{what}', 'Rada klientów')).waitFor();
  await eventOn('2031-05-14', 'Rada klientów').waitFor();
  expect(await eventOn('2031-05-12', 'Rada klientów').count()).toBe(0);
  letGo();
  for (const day of ['2031-05-05', '2031-05-19', '2031-05-26']) await eventOn(day, 'Rada klientów').waitFor();
  expect(await eventOn('2031-05-12', 'Rada klientów').count()).toBe(0);
});

it('one date that was dragged is put back when the question is not answered', async () => {
  await weekly('Narada', '2031-08-04');
  await open('2031-08-01');
  await dragTo(eventOn('2031-08-11', 'Narada'), dayCell('2031-08-13'));
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await eventOn('2031-08-11', 'Narada').waitFor();
  expect(await eventOn('2031-08-13', 'Narada').count()).toBe(0);
});

it('a date with those that follow it is removed by keyboard', async () => {
  await weekly('Obchód placu', '2031-06-02');
  await open('2031-06-01');
  await eventOn('2031-06-16', 'Obchód placu').press('Enter');
  await page.getByRole('dialog').getByText('(co tydzień: pon.)').waitFor();
  const dialog = await chooseScope('following');
  await dialog.getByRole('button', { name: words.remove }).press('Enter');
  await gone(dialog);
  await gone(eventOn('2031-06-16', 'Obchód placu'));
  await eventOn('2031-06-09', 'Obchód placu').waitFor();
  expect(await eventOn('2031-06-23', 'Obchód placu').count()).toBe(0);
});

it('one date opens as a record of its own', async () => {
  const { id } = await weekly('Odprawa', '2031-07-07');
  await open('2031-07-01');
  await eventOn('2031-07-14', 'Odprawa').press('Enter');
  const dialog = await chooseScope('this');
  await dialog.getByRole('button', { name: words.open, exact: true }).press('Enter');
  await page.waitForURL(/\/calendar_events\/\d+$/);
  expect(page.url().endsWith(`/${id}`)).toBe(false);
});
