import { DateTime } from 'luxon';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestTerminal, type TestTerminal } from '#activities/testing/terminal.ts';
import { startTestApi, type TestApi } from '#api/testing/testApi.ts';
import { demoPassword } from '#database/demo/people.ts';
import { testSecretKey } from '#database/testing/database.ts';
import { objects } from '#domain/objects.ts';
import { businessZone } from '#domain/kernel/time.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { freePort } from '#infrastructure/freePort.ts';
import { launchProgram, type Program } from '#infrastructure/program.ts';
import { launchBrowser } from '#tools/testing/browser.ts';
import { patienceMs } from '#tools/testing/patience.ts';
import { freshNamespace, type FreshNamespace } from '#tools/testing/temporal.ts';
import { keptBundle } from '#workflows/testing/keptBundle.ts';
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { typeInto } from './steps/typeInto.ts';

const pl = officeTexts('pl');

/** Reminders as a person makes them, with a worker that is killed while they wait. */
let api: TestApi;
let terminal: TestTerminal;
let temporal: FreshNamespace;
let worker: Program;
let browser: Browser;
let page: Page;
let site: string;
let work: () => Program;

beforeAll(async () => {
  [terminal, temporal, browser] = await Promise.all([
    createTestTerminal(),
    freshNamespace(),
    launchBrowser(),
  ]);
  const [port, on] = [await freePort(), { url: terminal.url, secretKey: testSecretKey }];
  const shared = {
    TEMPORAL_ADDRESS: temporal.address,
    TEMPORAL_NAMESPACE: temporal.namespace,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  };
  const { codePath } = await keptBundle();
  api = await startTestApi({ on, environment: { ...shared, API_PORT: String(port) } });
  work = () =>
    launchProgram('activities/worker.ts', {
      ...shared,
      DATABASE_URL: terminal.url,
      SECRET_KEY: testSecretKey,
      WORKFLOW_BUNDLE: codePath,
      // Nobody listens there: no SMS is sent here.
      SMSAPI_URL: 'http://127.0.0.1:9',
      SMSAPI_TOKEN: 'none',
    });
  worker = work();
  await worker.ready;
  site = new URL(api.url).origin;
  page = await (
    await browser.newContext({ locale: 'pl-PL', viewport: { width: 1440, height: 900 } })
  ).newPage();
  await page.goto(site);
  await typeInto(page.locator('input[name=email]'), 'sales');
  await typeInto(page.locator('input[name=password]'), demoPassword);
  await page.keyboard.press('Enter');
  await page.getByRole('navigation').first().waitFor();
});
afterAll(async () => {
  await browser?.close();
  await worker?.stop();
  await api?.close();
  await terminal?.close();
});

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
  await worker.kill();
  worker = work();
  await worker.ready;
  const told = async () =>
    (
      await terminal.database.sql
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
