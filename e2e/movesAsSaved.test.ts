import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fieldLabel } from '#domain/labels/index.ts';
import { objects } from '#domain/objects.ts';
import { launchBrowser } from '#tools/testing/browser.ts';
import { startStack, type Stack } from '#tools/testing/stack.ts';
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import type { Caller } from './steps/caller.ts';
import { gone } from './steps/gone.ts';
import { chooseIn } from './steps/orderScreens.ts';
import { signedIn, signInAs } from './steps/truck.ts';
import { typeInto } from './steps/typeInto.ts';

/** What is done with a stored record while its form holds what nobody has saved. Ids and codes are those of the demo data. */
const pl = officeTexts('pl');

let stack: Stack;
let browser: Browser;
let page: Page;
let admin: Caller;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), launchBrowser()]);
  admin = await signedIn(stack, 'admin');
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'pl-PL' });
  page = await context.newPage();
  await signInAs(page, stack, 'admin');
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

const make = async (path: string, values: object): Promise<number> =>
  (await admin.call<{ id: number }>('POST', `/${path}`, values)).id;

const words = 'Zapisane najpierw';
/** The id of the product that `type` chooses. */
const coal = async (): Promise<number> =>
  (
    await admin.call<{ rows: { id: number }[] }>(
      'GET',
      `/products?filter=${encodeURIComponent('{"code":"WK"}')}`,
    )
  ).rows[0]?.id ?? 0;
/** Types into a field of the form; an unloading has none for words, so its product is chosen. */
const type = async (field: string) => {
  const main = page.getByRole('main');
  if (field !== 'productId') return typeInto(main.locator(`[name="${field}"]`), words);
  const label = fieldLabel('pl', 'shipUnloading', 'product');
  await chooseIn(main.getByRole('combobox', { name: label, exact: true }), 'Węgiel');
  // The list closes once the product is chosen. An Enter before the answer of the search chooses when that has come.
  await gone(page.getByRole('listbox'));
};

const { reclamation, task, disposition, shipPlanning, shipUnloading } = objects;

it.each([
  {
    object: reclamation,
    begin: () => make(reclamation.path, { inputDate: '2026-11-02' }),
    field: 'reference',
    button: pl.reclamations.decide,
  },
  {
    object: task,
    begin: () => make(task.path, { name: 'Zważyć próbkę', executorId: 1 }),
    field: 'description',
    button: pl.tasks.moves.execute,
  },
  {
    object: disposition,
    begin: () =>
      make(disposition.path, { type: 'Loading', typeOfDocument: 'Automobile', weighingStationId: 1 }),
    field: 'comment',
    button: pl.journey.moves.remove,
  },
  {
    object: shipPlanning,
    begin: () => make(shipPlanning.path, { shipId: 1 }),
    field: 'comment',
    button: pl.shipPlan.cancel,
  },
  {
    object: shipUnloading,
    begin: async () =>
      make(shipUnloading.path, { shipPlanningId: await make(shipPlanning.path, { shipId: 1 }) }),
    field: 'productId',
    button: pl.unloading.begin,
  },
])(
  'a $object.name with unsaved changes is saved before it is acted on, or stays as it was',
  async ({ object, begin, field, button }) => {
    const id = await begin();
    const stored = async () =>
      (await admin.call<Record<string, unknown>>('GET', `/${object.path}/${id}`))[field];
    await page.goto(`${stack.url}/${object.path}/${id}`);
    const act = page.getByRole('main').getByRole('button', { name: button, exact: true });
    await act.waitFor();
    const before = await stored();
    await type(field);
    await act.press('Enter');
    const question = page.getByRole('alertdialog');
    await question.getByText(pl.unsaved.actsOnSaved).waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(await stored()).toBe(before);
    await act.press('Enter');
    await question.getByRole('button', { name: pl.unsaved.saveFirst }).press('Enter');
    await expect.poll(stored).toBe(field === 'productId' ? await coal() : words);
    // What was wanted is asked, or done, after it.
    await page
      .locator('[role="dialog"], [role="alertdialog"]')
      .filter({ hasNotText: pl.unsaved.actsOnSaved })
      .waitFor();
    await page.keyboard.press('Escape');
  },
);

it('a run of an unloading begins on the scale whose typed name is still looked up at the click', async () => {
  const id = await make(shipUnloading.path, { shipPlanningId: await make(shipPlanning.path, { shipId: 1 }) });
  await page.goto(`${stack.url}/${shipUnloading.path}/${id}`);
  await page.getByRole('main').getByRole('button', { name: pl.unloading.begin, exact: true }).click();
  const dialog = page.getByRole('dialog');
  const begin = dialog.getByRole('button', { name: pl.unloading.begin, exact: true });
  await begin.click({ timeout: 5000 });
  await dialog.getByText(pl.common.required).waitFor();
  await page.route(`**/api/${objects.scale.path}?*`, async (route) => {
    await pause(500);
    await route.continue();
  });
  await dialog.getByRole('combobox', { name: pl.unloading.scale }).pressSequentially('Waga bunkrowa');
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/plumb_line'),
  );
  await begin.click({ timeout: 5000 });
  const scale = await admin.call<{ name: string }>(
    'GET',
    `/${objects.scale.path}/${((await sent).postDataJSON() as { scaleId: number }).scaleId}`,
  );
  expect(scale.name).toBe('Waga bunkrowa');
});

it('a run of an unloading that is begun by two quick clicks is sent once', async () => {
  const id = await make(shipUnloading.path, { shipPlanningId: await make(shipPlanning.path, { shipId: 1 }) });
  await page.goto(`${stack.url}/${shipUnloading.path}/${id}`);
  await page.getByRole('main').getByRole('button', { name: pl.unloading.begin, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await chooseIn(dialog.getByRole('combobox', { name: pl.unloading.scale }), 'Waga bunkrowa');
  let sentCount = 0;
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/plumb_line', async (route) => {
    sentCount += 1;
    await answered.promise;
    await route.fulfill({ status: 409, json: {} });
  });
  const begin = dialog.getByRole('button', { name: pl.unloading.begin, exact: true });
  await begin.click();
  await expect.poll(() => sentCount).toBe(1);
  await begin.click();
  await pause(300);
  expect(sentCount).toBe(1);
  answered.resolve();
  await page.unroute('**/api/plumb_line');
});
