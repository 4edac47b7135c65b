import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { failedWorkWords } from '#domain/platform/failedWork.words.ts';
import { screenLabel } from '#domain/labels/index.ts';
import { noteHandled } from '#database/outbox.ts';
import { openDesk, type Desk } from './steps/desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk?.close());

const words = failedWorkWords('pl');
/** A folder for screenshots, if somebody wants to see the screen. */
const look = process.env.LOOK;

it('an administrator sees work that failed and why, has it tried by the keyboard, and sees it go', async () => {
  const db = desk.api.database.sql;
  const { rows } = await sql<{ id: string }>`
    insert into outbox (kind, payload, attempts, last_error, due_at) values
      ('journey', '{}', 9, ${'ServiceError: Failed to start Workflow: message is too large, at most 4 MB'},
        now() + interval '1 hour'),
      ('sendMail', '{}', 1, 'Error: nothing handles outbox rows of kind sendMail', now() + interval '1 second')
    returning id`.execute(db);
  const [{ id } = { id: '' }] = rows;
  const page = await desk.pageOf('admin');
  const name = screenLabel('pl', 'failed-work');
  await page.goto(`${desk.url}/failed-work`);
  const table = page.getByRole('table', { name });
  await table.getByText('message is too large').waitFor();
  if (look) {
    await page.screenshot({ path: `${look}/failedWork.png` });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.screenshot({ path: `${look}/failedWork-dark.png` });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.screenshot({ path: `${look}/failedWork-phone.png` });
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  await page.getByRole('button', { name: `Spróbuj teraz: journey, nr ${id}` }).focus();
  await page.keyboard.press('Enter');
  await page.getByText(words.told).waitFor();
  await expect.poll(() => table.getByRole('row', { name: /journey/ }).innerText()).toContain(words.now);
  // No relay runs here, so the test does its part.
  for (const row of rows) await noteHandled(db, row.id);
  await page.getByText(words.none).waitFor();
  await page.context().close();
});

it('others find the screen neither in their menu nor by its address', async () => {
  const page = await desk.pageOf('sales');
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/failed_work'));
  await page.goto(`${desk.url}/failed-work`);
  expect((await answered).status()).toBe(403);
  await page.getByRole('alert').first().waitFor();
  expect(await page.getByText(words.retry).count()).toBe(0);
  expect(JSON.stringify(await (await page.request.get(`${desk.url}/api/navigation`)).json())).not.toContain(
    'failed-work',
  );
  await page.context().close();
});
