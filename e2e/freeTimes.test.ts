import type { Page } from 'playwright-core';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { fieldLabel, screenLabel } from '#domain/labels/index.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { openDesk, type Desk } from './steps/desk.ts';
import { gone } from './steps/gone.ts';
import { keptBack } from './steps/keptBack.ts';
import { whatIsCut, whatTouchesEdges } from './steps/looks.ts';
import { typeInto } from './steps/typeInto.ts';
import { userBy } from './steps/userBy.ts';

const pl = officeTexts('pl');
const words = pl.freeTimes;

/** Two people are put beside one another, and a meeting is made when both are free: by keyboard alone. */
let desk: Desk;
let page: Page;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk?.close());
beforeEach(async () => {
  page = await desk.pageOf('sales', { viewport: { width: 1440, height: 1000 } });
});
afterEach(() => page.context().close());

it('a meeting is made at the first time when both people are free', async () => {
  const { records } = desk.api.database;
  const { rows } = await sql<{ id: number; login: string; name: string }>`
    select id, login, name from "user" where login in ('sales', 'operator')`.execute(desk.api.database.sql);
  const person = (login: string) => rows.find((row) => row.login === login) ?? { id: 0, name: '' };
  const theirs = await records.create(systemActor, 'calendar', {
    name: 'Cudzy',
    userId: person('operator').id,
  });
  const mine = await records.create(systemActor, 'calendar', { name: 'Mój', userId: person('sales').id });
  const event = (calendarId: number, title: string, start: string, end: string) =>
    records.create(systemActor, 'calendarEvent', { calendarId, title, start, end });
  await event(theirs.id, 'Tajne', '2031-03-04T07:00:00Z', '2031-03-04T09:00:00Z');
  await event(mine.id, 'Odprawa', '2031-03-04T09:00:00Z', '2031-03-04T10:30:00Z');

  await page.goto(`${desk.url}/free-times?day=2031-03-04`);
  await page.getByRole('heading', { level: 1, name: screenLabel('pl', 'free-times') }).waitFor();
  const mineRow = page.getByRole('list', { name: person('sales').name, exact: true });
  await mineRow.getByText('Odprawa').waitFor();
  const taken = await keptBack(page, ({ pathname }) => pathname === '/api/calendar_events/taken');
  await typeInto(page.getByRole('combobox', { name: words.people }), person('operator').name.slice(0, 6));
  await page
    .getByRole('option', { name: person('operator').name })
    .first()
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  // Nobody is shown as free before the times of all who were chosen have come.
  await taken.asked;
  const next = page.getByRole('list', { name: words.next });
  await gone(next.getByRole('button'));
  taken.letGo();
  const theirRow = page.getByRole('list', { name: person('operator').name, exact: true });
  await theirRow.getByText(words.busy).waitFor();
  expect(await page.getByText('Tajne').count()).toBe(0);

  // The last of both events ends at 10:30 UTC, an hour later in Warsaw; the working day ends at 16:00.
  await next.getByRole('button').first().getByText('11:30–16:00').waitFor();
  await next.getByRole('button').first().press('Enter');
  const dialog = page.getByRole('dialog');
  await typeInto(
    dialog.getByRole('textbox', { name: fieldLabel('pl', 'calendarEvent', 'title') }),
    'Ustalenie cen',
  );
  await page.keyboard.press('Enter');
  await gone(dialog);
  await mineRow.getByText('Ustalenie cen').waitFor();
  await theirRow.getByText('Ustalenie cen').waitFor();
  await next.getByRole('button').first().getByText('12:30–16:00').waitFor();
  const made = await sql<{ id: number }>`select id from calendar_event where title = 'Ustalenie cen'`.execute(
    desk.api.database.sql,
  );
  expect(await records.get(systemActor, 'calendarEvent', made.rows[0]?.id ?? 0)).toMatchObject({
    start: '2031-03-04T10:30:00.000Z',
    end: '2031-03-04T11:30:00.000Z',
    attendees: [{ userId: person('operator').id }],
  });
});

it('a person who is chosen before the times of another have come is asked about besides', async () => {
  const people = await Promise.all(['operator', 'forwarder'].map((login) => userBy(desk, login)));
  await page.goto(`${desk.url}/free-times?day=2031-03-06`);
  const next = page.getByRole('list', { name: words.next });
  await next.getByRole('button').first().waitFor();
  const taken = await keptBack(page, ({ pathname }) => pathname === '/api/calendar_events/taken');
  const asked = () => (new URL(page.url()).searchParams.get('users') ?? '').split(',').map(Number);
  for (const { id, name } of people) {
    await typeInto(page.getByRole('combobox', { name: words.people }), name);
    await page.getByRole('option', { name }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(asked).toContain(id);
  }
  expect(asked()).toEqual(expect.arrayContaining(people.map(({ id }) => id)));
  taken.letGo();
  for (const { name } of people) await page.getByRole('list', { name, exact: true }).waitFor();
});

it('the calendar leads to people beside one another on its day, and back to that day', async () => {
  await page.goto(`${desk.url}/calendar?view=timeGridDay&day=2031-03-04`);
  await page.getByRole('link', { name: pl.calendarPage.beside, exact: true }).press('Enter');
  await page.getByRole('heading', { level: 1, name: screenLabel('pl', 'free-times') }).waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('day')).toBe('2031-03-04');
  await page
    .getByRole('main')
    .getByRole('link', { name: screenLabel('pl', 'calendar') })
    .press('Enter');
  await page.locator('.fc-timegrid-col[data-date="2031-03-04"]').first().waitFor();
});

it('on a phone nothing is cut, and the names stay in sight while the hours are scrolled', async () => {
  const phone = await desk.pageOf('sales', { viewport: { width: 390, height: 844 } });
  await phone.goto(`${desk.url}/free-times?day=2031-03-05`);
  await phone.getByRole('list', { name: words.next }).getByRole('button').first().waitFor();
  expect(await whatIsCut(phone)).toEqual([]);
  expect(await whatTouchesEdges(phone)).toEqual([]);
  const hours = phone.getByRole('region', { name: words.beside });
  await hours.evaluate((region) => region.scrollTo({ left: region.scrollWidth }));
  const inside = await hours.boundingBox();
  const name = await hours.getByText(words.together, { exact: true }).boundingBox();
  expect(name?.x).toBeGreaterThanOrEqual(inside?.x ?? Infinity);
  await phone.context().close();
});
