import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '#api/testing/testApi.ts';
import { demoPassword } from '#database/demo/people.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { freePort } from '#infrastructure/freePort.ts';
import { launchBrowser } from '#tools/testing/browser.ts';
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { typeInto } from './steps/typeInto.ts';

const pl = officeTexts('pl');

/** How whoever looks after products keeps them: in a real browser, key by key. */
let api: TestApi;
let browser: Browser;
let page: Page;
let site: string;

beforeAll(async () => {
  const port = await freePort();
  [api, browser] = await Promise.all([
    startTestApi({ environment: { API_PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` } }),
    launchBrowser(),
  ]);
  site = new URL(api.url).origin;
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'pl-PL' });
  page = await context.newPage();
  await page.goto(site);
  await typeInto(page.locator('input[name=email]'), 'sales');
  await typeInto(page.locator('input[name=password]'), demoPassword);
  await page.keyboard.press('Enter');
  await page.getByRole('navigation').first().waitFor();
});
afterAll(async () => {
  await browser?.close();
  await api?.close();
});

const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
const cell = (row: number, name: string): Locator =>
  page.locator(`input[name="additionalParameters.${row}.${name}"]`);
const preview = (): Locator => page.getByRole('table', { name: pl.variants.preview });
const previewed = async (): Promise<string[]> => {
  const rows = await preview().locator('tbody tr').allInnerTexts();
  return rows.map((row) => row.replaceAll(/\s+/g, ' ').trim());
};

const parametersSaved = async (): Promise<number> => {
  const id = Number(page.url().split('/').at(-1));
  const definition = await api.database.records.get(systemActor, 'productVariantDefinition', id);
  return (definition.additionalParameters as readonly unknown[]).length;
};

it('the variants of a product are made from a definition that is typed, and keep their names as it grows', async () => {
  await api.database.records.create(systemActor, 'product', { name: 'Brama', code: 'BR' });
  await page.goto(`${site}/product_variant_definitions/create`);
  await typeInto(page.getByRole('combobox', { name: 'Towar' }), 'Brama');
  await page.getByRole('option', { name: /Brama/ }).waitFor();
  await page.keyboard.press('Enter');
  await button(pl.detail.addRow).focus();
  await page.keyboard.press('Enter');
  await typeInto(cell(0, 'name'), 'Szerokość');
  await typeInto(cell(0, 'values'), '240; 250,5');
  await page.keyboard.press('Control+s');
  await page.waitForURL(/product_variant_definitions\/\d+$/);

  await button(pl.variants.open).click();
  await expect
    .poll(previewed)
    .toEqual(['Brama 240 Szerokość: 240 nowy', 'Brama 250,5 Szerokość: 250,5 nowy']);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);

  await button(pl.detail.addRow).focus();
  await page.keyboard.press('Enter');
  await typeInto(cell(1, 'name'), 'Kolor');
  await typeInto(cell(1, 'values'), 'biały; czarny');
  await page.getByText(pl.detail.unsaved).waitFor();
  await page.keyboard.press('Control+s');
  await expect.poll(parametersSaved).toBe(2);
  await page.getByText(pl.detail.unsaved).waitFor({ state: 'hidden' });
  await button(pl.variants.open).click();
  await expect
    .poll(previewed)
    .toEqual([
      'Brama 240 / biały Szerokość: 240, Kolor: biały dostosowany',
      'Brama 240 / czarny Szerokość: 240, Kolor: czarny nowy',
      'Brama 250,5 / biały Szerokość: 250,5, Kolor: biały dostosowany',
      'Brama 250,5 / czarny Szerokość: 250,5, Kolor: czarny nowy',
    ]);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await button(pl.variants.open).click();
  await page.getByText(pl.variants.nothing).waitFor();
});
