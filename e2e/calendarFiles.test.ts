import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { importLimits } from '#domain/calendar/importedEvent.ts';
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { openDesk, type Desk } from './steps/desk.ts';
import { gone } from './steps/gone.ts';

const words = officeTexts('pl').calendarImport;

/** Files of other calendar programs, chosen by hand. */
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

const file = (text: string) => ({
  name: 'plan.ics',
  mimeType: 'text/calendar',
  buffer: Buffer.from(text),
});
const plan = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Test//EN',
  'BEGIN:VEVENT',
  'UID:odbior@example.pl',
  'DTSTAMP:20261126T090000Z',
  'DTSTART;TZID=Europe/Warsaw:20310314T090000',
  'DTEND;TZID=Europe/Warsaw:20310314T100000',
  'SUMMARY:Odbiór żwiru',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:godzinny@example.pl',
  'DTSTAMP:20261126T090000Z',
  'DTSTART:20310314T090000Z',
  'RRULE:FREQ=HOURLY',
  'SUMMARY:Co godzinę',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

const dialogWith = async (text: string): Promise<Locator> => {
  await page.getByRole('button', { name: words.title }).press('Enter');
  const dialog = page.getByRole('dialog', { name: words.title });
  await dialog.getByRole('combobox', { name: words.into }).waitFor();
  await dialog.locator('input[type=file]').setInputFiles(file(text));
  return dialog;
};
const line = (dialog: Locator, title: string): Locator =>
  dialog.getByRole('listitem').filter({ hasText: title });

it('a file is previewed and imported, and imported again without doubles', async () => {
  await page.goto(`${desk.url}/calendar?view=dayGridMonth&day=2031-03-01`);
  await page.locator('.fc').waitFor();
  const dialog = await dialogWith(plan);
  await line(dialog, 'Odbiór żwiru').getByText(words.results.added).waitFor();
  await line(dialog, 'Co godzinę').getByText(words.results.leftOut).waitFor();
  await dialog.getByRole('button', { name: words.write, exact: true }).press('Enter');
  await gone(dialog);
  const event = page.locator('.fc-daygrid-day[data-date="2031-03-14"] .fc-event');
  await event.filter({ hasText: 'Odbiór żwiru' }).waitFor();

  const again = await dialogWith(plan);
  await line(again, 'Odbiór żwiru').getByText(words.results.same).waitFor();
  await expect
    .poll(() => again.getByRole('button', { name: words.write, exact: true }).isDisabled())
    .toBe(true);
  await page.keyboard.press('Escape');
  await gone(again);
  await expect.poll(() => event.count()).toBe(1);
});

it('a file that is too large leaves nothing of the one before to import, and a corrected file of the same name is read', async () => {
  await page.goto(`${desk.url}/calendar?view=dayGridMonth&day=2031-03-01`);
  await page.locator('.fc').waitFor();
  const dialog = await dialogWith(plan);
  const write = dialog.getByRole('button', { name: words.write, exact: true });
  await line(dialog, 'Co godzinę').waitFor();
  const input = dialog.locator('input[type=file]');
  expect(await input.inputValue()).toBe('');
  await input.setInputFiles(file(plan.padEnd(importLimits.bytes + 1)));
  await dialog.getByText(words.tooLarge).waitFor();
  await line(dialog, 'Co godzinę').waitFor({ state: 'detached' });
  await expect.poll(() => write.isDisabled()).toBe(true);
  await input.setInputFiles(file(plan.replaceAll('odbior@', 'poprawiony@')));
  await line(dialog, 'Odbiór żwiru').getByText(words.results.added).waitFor();
  await expect.poll(() => write.isEnabled()).toBe(true);
});

it('a file that is no calendar is refused with the way out', async () => {
  await page.goto(`${desk.url}/calendar?view=dayGridMonth&day=2031-03-01`);
  await page.locator('.fc').waitFor();
  const dialog = await dialogWith('Szanowni Państwo');
  await dialog
    .getByRole('alert')
    .filter({ hasText: 'Wyeksportuj z programu kalendarza plik .ics' })
    .waitFor();
  await expect
    .poll(() => dialog.getByRole('button', { name: words.write, exact: true }).isDisabled())
    .toBe(true);
});
