import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
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

/** How people plan their days, with the mouse and by keyboard. */
let desk: Desk;
let page: Page;
let me: number;
let customer: AnyRecord;

const create = (object: string, input: RecordInput): Promise<AnyRecord> =>
  desk.api.database.records.create(systemActor, object, input);
const read = (object: string, id: number): Promise<AnyRecord> =>
  desk.api.database.records.get(systemActor, object, id);

beforeAll(async () => {
  desk = await openDesk();
  me = (await userBy(desk, 'sales')).id;
  customer = await create('counterparty', { name: 'Terminowy Klient', isCustomer: true });
});
afterAll(() => desk?.close());
beforeEach(async () => {
  page = await desk.pageOf('sales', { viewport: { width: 1440, height: 1000 } });
});
afterEach(() => page.context().close());

const open = async (month: string, view = 'dayGridMonth'): Promise<void> => {
  await page.goto(`${desk.url}/calendar?view=${view}&day=${month}`);
  await page.locator('.fc').waitFor();
};
const dayCell = (day: string): Locator => page.locator(`.fc-daygrid-day[data-date="${day}"]`);
const eventOn = (day: string, title: string): Locator =>
  dayCell(day).locator('.fc-event').filter({ hasText: title });

describe('an event of one’s own', () => {
  it('is made by keyboard, in a calendar that comes with the first one', async () => {
    await open('2031-03-01');
    await page.getByRole('button', { name: words.create }).press('Enter');
    const dialog = page.getByRole('dialog');
    await typeInto(
      dialog.getByRole('textbox', { name: fieldLabel('pl', 'calendarEvent', 'title') }),
      'Narada o żwirze',
    );
    await typeInto(dialog.getByLabel(fieldLabel('pl', 'calendarEvent', 'start')), '14.03.2031 09:00');
    await typeInto(dialog.getByLabel(fieldLabel('pl', 'calendarEvent', 'end')), '14.03.2031 10:30');
    await page.keyboard.press('Enter');
    await gone(dialog);
    await eventOn('2031-03-14', 'Narada o żwirze').waitFor();
    await page.getByRole('checkbox', { name: words.mine }).waitFor();
    await page.reload();
    await eventOn('2031-03-14', 'Narada o żwirze').press('Enter');
    await page.waitForURL(/\/calendar_events\/\d+$/);
    await page.goBack();
    await eventOn('2031-03-14', 'Narada o żwirze').waitFor();
    expect(page.url()).toContain('day=2031-03-01');
  });

  it('an event of one’s own that would end before it begins is not made, and the field says so', async () => {
    await open('2031-04-01');
    await page.getByRole('button', { name: words.create }).press('Enter');
    const dialog = page.getByRole('dialog');
    await typeInto(
      dialog.getByRole('textbox', { name: fieldLabel('pl', 'calendarEvent', 'title') }),
      'Wstecz',
    );
    await typeInto(dialog.getByLabel(fieldLabel('pl', 'calendarEvent', 'start')), '14.04.2031 09:00');
    await typeInto(dialog.getByLabel(fieldLabel('pl', 'calendarEvent', 'end')), '14.04.2031 08:00');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => dialog.getByLabel(fieldLabel('pl', 'calendarEvent', 'start')).getAttribute('aria-invalid'))
      .toBe('true');
    await page.keyboard.press('Escape');
    await gone(dialog);
    expect(await page.locator('.fc-event').filter({ hasText: 'Wstecz' }).count()).toBe(0);
  });

  it('a new event of one’s own is as long as before when its beginning is typed past its end', async () => {
    await open('2031-04-01');
    await page.getByRole('button', { name: words.create }).press('Enter');
    const dialog = page.getByRole('dialog');
    const box = (field: string) => dialog.getByLabel(fieldLabel('pl', 'calendarEvent', field));
    await typeInto(box('title'), 'Odbiór toru');
    await typeInto(box('start'), '15.04.2031 09:00');
    await expect.poll(() => box('end').inputValue()).toMatch(/15\.04\.2031.*10:00/);
    await page.keyboard.press('Enter');
    await gone(dialog);
    await eventOn('2031-04-15', 'Odbiór toru').waitFor();
  });

  it('a whole-day event of one’s own keeps its days when its beginning is moved on its page', async () => {
    const calendar = await create('calendar', { name: 'Całodniowy', userId: me });
    const event = await create('calendarEvent', {
      calendarId: calendar.id,
      title: 'Przegląd nabrzeża',
      start: '2031-03-10T23:00:00Z',
      end: '2031-03-12T23:00:00Z',
      allDay: true,
    });
    await page.goto(`${desk.url}/calendar_events/${event.id}`);
    const box = (field: string) =>
      page.getByRole('textbox', { name: fieldLabel('pl', 'calendarEvent', field) });
    await typeInto(box('start'), '29.03.2031');
    await expect.poll(() => box('end').inputValue()).toMatch(/31\.03\.2031/);
    await page.keyboard.press('Control+s');
    // The clocks go forward in the night before the 30th of March.
    await expect
      .poll(() => read('calendarEvent', event.id))
      .toMatchObject({ start: '2031-03-28T23:00:00.000Z', end: '2031-03-30T22:00:00.000Z' });
  });

  it('is moved to another day by dragging, and the message takes it back', async () => {
    const calendar = await create('calendar', { name: 'Przesuwany', userId: me });
    const event = await create('calendarEvent', {
      calendarId: calendar.id,
      title: 'Odbiór prób',
      start: '2031-05-06T08:00:00Z',
      end: '2031-05-06T09:00:00Z',
    });
    await open('2031-05-01');
    await dragTo(eventOn('2031-05-06', 'Odbiór prób'), dayCell('2031-05-13'));
    await page.getByText(words.moved.replace('%{what}', 'Odbiór prób')).waitFor();
    expect(await read('calendarEvent', event.id)).toMatchObject({
      start: '2031-05-13T08:00:00.000Z',
      end: '2031-05-13T09:00:00.000Z',
    });
    await page.getByRole('alert').getByRole('button', { name: pl.bulk.undo, exact: true }).press('Enter');
    await eventOn('2031-05-06', 'Odbiór prób').waitFor();
    expect(await read('calendarEvent', event.id)).toMatchObject({ start: '2031-05-06T08:00:00.000Z' });
  });

  it('is made by marking hours in the week', async () => {
    await open('2031-06-02', 'timeGridWeek');
    const slot = (hour: string) => page.locator(`.fc-timegrid-slot-lane[data-time="${hour}"]`);
    await slot('10:00:00').scrollIntoViewIfNeeded();
    const [from, to] = [await slot('10:00:00').boundingBox(), await slot('11:00:00').boundingBox()];
    const column = await page.locator('.fc-timegrid-col[data-date="2031-06-04"]').boundingBox();
    if (!from || !to || !column) throw new Error('the hours are not on the screen');
    const x = column.x + column.width / 2;
    await page.mouse.move(x, from.y + 3);
    await page.mouse.down();
    await page.mouse.move(x, to.y + 3, { steps: 8 });
    await page.mouse.up();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: fieldLabel('pl', 'calendarEvent', 'title') }).waitFor();
    await expect
      .poll(() => dialog.getByLabel(fieldLabel('pl', 'calendarEvent', 'start')).inputValue())
      .toMatch(/04\.06\.2031.*10:00/);
    await page.keyboard.type('Przegląd wagi');
    await page.keyboard.press('Enter');
    await gone(dialog);
    await page.locator('.fc-timegrid-event').filter({ hasText: 'Przegląd wagi' }).waitFor();
  });

  it('an event is made longer by pulling its end, and the message takes that back', async () => {
    const calendar = await create('calendar', { name: 'Wydłużany', userId: me });
    const event = await create('calendarEvent', {
      calendarId: calendar.id,
      title: 'Próby żwiru',
      start: '2031-07-09T08:00:00Z',
      end: '2031-07-09T09:00:00Z',
    });
    await open('2031-07-07', 'timeGridWeek');
    const shown = page.locator('.fc-timegrid-event').filter({ hasText: 'Próby żwiru' });
    // 13:00 in Warsaw is 11:00 in UTC in summer.
    const until = page.locator('.fc-timegrid-slot-lane[data-time="13:00:00"]');
    await until.scrollIntoViewIfNeeded();
    await shown.hover();
    const [edge, to] = [
      await shown.locator('.fc-event-resizer-end').boundingBox(),
      await until.boundingBox(),
    ];
    if (!edge || !to) throw new Error('the end of the event is not on the screen');
    const x = edge.x + edge.width / 2;
    await page.mouse.move(x, edge.y + edge.height / 2);
    await page.mouse.down();
    await page.mouse.move(x, to.y - 3, { steps: 12 });
    await page.mouse.up();
    await page.getByText(words.moved.replace('%{what}', 'Próby żwiru')).waitFor();
    expect(await read('calendarEvent', event.id)).toMatchObject({
      start: '2031-07-09T08:00:00.000Z',
      end: '2031-07-09T11:00:00.000Z',
    });
    await page.getByRole('alert').getByRole('button', { name: pl.bulk.undo, exact: true }).press('Enter');
    await expect
      .poll(async () => (await read('calendarEvent', event.id)).end)
      .toBe('2031-07-09T09:00:00.000Z');
  });
});

describe('a term of another record', () => {
  const request = (reference: string, executionTerm: string, more: RecordInput = {}) =>
    create('customerRequest', { reference, customerId: customer.id, executionTerm, ...more });

  it('is moved by dragging, and opens its record', async () => {
    const { id, numberStr } = await request('Przesuwane', '2031-07-08');
    await open('2031-07-01');
    const { asked, letGo } = await keptBack(page, ({ pathname }) => pathname === '/api/customer_request');
    await dragTo(eventOn('2031-07-08', String(numberStr)), dayCell('2031-07-10'));
    await asked;
    await eventOn('2031-07-10', 'Terminowy Klient').waitFor();
    expect(await eventOn('2031-07-08', 'Terminowy Klient').count()).toBe(0);
    letGo();
    await expect.poll(async () => (await read('customerRequest', id)).executionTerm).toBe('2031-07-10');
    await eventOn('2031-07-10', String(numberStr)).click();
    await page.waitForURL(new RegExp(`/customer_request/${id}$`));
  });

  it('is not moved if its record is closed, and the reason is shown', async () => {
    const closed = await desk.api.database.records.predefined(systemActor, 'customerRequestStatus', 'closed');
    const { id, numberStr } = await request('Zamknięte', '2031-08-05', { statusId: closed.id });
    await open('2031-08-01');
    await dragTo(eventOn('2031-08-05', String(numberStr)), dayCell('2031-08-07'));
    await page.getByRole('alert').filter({ hasText: 'zamknięt' }).waitFor();
    await eventOn('2031-08-05', String(numberStr)).waitFor();
    expect(await read('customerRequest', id)).toMatchObject({ executionTerm: '2031-08-05' });
  });

  it('appears when a colleague gives it, and is hidden with its kind or by a filter', async () => {
    await open('2031-09-01');
    const { numberStr } = await request('Nowe', '2031-09-09');
    await eventOn('2031-09-09', String(numberStr)).waitFor();
    const kind = page.getByRole('checkbox', { name: words.sources.requests });
    await kind.press('Space');
    await gone(eventOn('2031-09-09', String(numberStr)));
    await page.reload();
    await page.locator('.fc').waitFor();
    await expect.poll(() => kind.isChecked()).toBe(false);
    await kind.press('Space');
    await eventOn('2031-09-09', String(numberStr)).waitFor();
    const narrow = words.narrow.replace('%{what}', words.sources.requests);
    await page.getByRole('button', { name: narrow }).press('Enter');
    const filters = page.getByRole('group', { name: narrow });
    await filters
      .getByRole('button', { name: new RegExp(fieldLabel('pl', 'customerRequest', 'customer')) })
      .press('Enter');
    await page.getByRole('dialog').getByRole('combobox').waitFor();
    await page.keyboard.type('Ciepłownia');
    await page.getByRole('option').filter({ hasText: 'Ciepłownia' }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await gone(eventOn('2031-09-09', String(numberStr)));
  });
});

it('an event of a colleague’s general calendar is seen in its colour, cannot be moved, and is hidden with the calendar', async () => {
  const calendar = await create('calendar', {
    name: 'Zarządu',
    isGeneral: true,
    color: '#7b1fa2',
    userId: (await userBy(desk, 'admin')).id,
  });
  await create('calendarEvent', {
    calendarId: calendar.id,
    title: 'Rada nadzorcza',
    start: '2031-10-07T08:00:00Z',
  });
  await open('2031-10-01');
  const border = () =>
    eventOn('2031-10-07', 'Rada nadzorcza').evaluate((event) =>
      [event, ...event.querySelectorAll('*')].map((part) => getComputedStyle(part).borderTopColor),
    );
  await expect.poll(border).toContain('rgb(123, 31, 162)');
  await dragTo(eventOn('2031-10-07', 'Rada nadzorcza'), dayCell('2031-10-09'));
  await eventOn('2031-10-07', 'Rada nadzorcza').waitFor();
  expect(await eventOn('2031-10-09', 'Rada nadzorcza').count()).toBe(0);
  await page.getByRole('checkbox', { name: 'Zarządu' }).press('Space');
  await gone(eventOn('2031-10-07', 'Rada nadzorcza'));
});
