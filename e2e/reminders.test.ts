import { DateTime } from 'luxon';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { objects } from '#domain/objects.ts';
import { businessZone } from '#domain/kernel/time.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { patienceMs } from '#tools/testing/patience.ts';
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { openDeskWithWorker, type DeskWithWorker } from './steps/desk.ts';
import { typeInto } from './steps/typeInto.ts';

const pl = officeTexts('pl');

/** Reminders as a person makes them, with a worker that is killed while they wait. */
let desk: DeskWithWorker;
let api: DeskWithWorker['api'];
let page: Page;
let site: string;

beforeAll(async () => {
  desk = await openDeskWithWorker();
  ({ api, url: site } = desk);
  await desk.startWorker();
  page = await desk.pageOf('sales');
});
afterAll(() => desk?.close());

const dialog = () => page.getByRole('dialog');
const openReminderOf = async (address: string, title: string, date: string): Promise<void> => {
  await page.goto(`${site}/${address}`);
  await page.getByRole('button', { name: pl.reminders.add }).focus();
  await page.keyboard.press('Enter');
  await typeInto(dialog().locator('input[name=title]'), title);
  await typeInto(dialog().locator('input[name=date]'), date);
  await page.keyboard.press('Enter');
};
const typed = (at: DateTime): string => at.setZone(businessZone).toFormat('dd.MM.yyyy HH:mm:ss');

it('a reminder made on a page by keys comes once, although the worker is killed while it waits', async () => {
  const firm = await api.database.records.create(systemActor, 'counterparty', { name: 'Do oddzwonienia' });
  await openReminderOf(
    `${objects.counterparty.path}/${firm.id}`,
    'Oddzwonić',
    typed(DateTime.now().plus({ seconds: 20 })),
  );
  await page.getByRole('link', { name: 'Oddzwonić' }).waitFor();
  await desk.killWorker();
  await desk.startWorker();
  const told = async () =>
    (
      await api.database.sql
        .selectFrom('notification')
        .select('id')
        .where('title', '=', 'Przypomnienie: Oddzwonić')
        .execute()
    ).length;
  await expect.poll(told, { timeout: patienceMs }).toBe(1);
  await page.goto(`${site}/main`);
  await page.getByRole('button', { name: pl.notifications.bell }).first().focus();
  await page.keyboard.press('Enter');
  const notice = page.getByText('Przypomnienie: Oddzwonić').first();
  await notice.waitFor();
  await notice.click();
  await page.waitForURL(new RegExp(`${objects.counterparty.path}/${firm.id}$`));
  await page.getByRole('checkbox', { name: pl.reminders.finish.replace('%{title}', 'Oddzwonić') }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('link', { name: 'Oddzwonić' }).waitFor({ state: 'detached' });
  expect(await told()).toBe(1);
});

it('a reminder in the past is refused in words, and can be put right where it is', async () => {
  const firm = await api.database.records.create(systemActor, 'counterparty', { name: 'Bez terminu' });
  await openReminderOf(
    `${objects.counterparty.path}/${firm.id}`,
    'Zapytać',
    typed(DateTime.now().minus({ hours: 1 })),
  );
  await dialog()
    .getByText(/Wypełnij poprawnie dane do przypomnień/)
    .waitFor();
  await typeInto(dialog().locator('input[name=date]'), typed(DateTime.now().plus({ days: 2 })));
  await page.keyboard.press('Enter');
  await dialog().waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Zapytać' }).waitFor();
  const { rows } = await api.database.records.list(systemActor, 'reminder', {
    filter: { kind: 'all', of: [] },
    sort: [],
    limit: 10,
    offset: 0,
  });
  expect(rows.filter(({ title }) => title === 'Zapytać')).toMatchObject([
    { objectName: 'counterparty', objectId: firm.id, nextAt: expect.any(String) },
  ]);
});
