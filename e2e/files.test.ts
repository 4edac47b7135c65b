import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { samples } from '#api/testing/sampleFiles.ts';
import { startTestApi, type TestApi } from '#api/testing/testApi.ts';
import { demoPassword } from '#database/demo/people.ts';
import { launchBrowser } from '#tools/testing/browser.ts';

let api: TestApi;
let browser: Browser;
beforeAll(async () => {
  [api, browser] = await Promise.all([startTestApi(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await api?.close();
});

it('a PDF is hung on a vehicle, looked at, saved byte for byte, and taken off with a way back', async () => {
  const page = await browser.newPage({ locale: 'pl-PL' });
  const site = new URL(api.url).origin;
  await page.request.post(`${api.url}/auth/login`, { data: { email: 'operator', password: demoPassword } });
  const created = await page.request.post(`${api.url}/vehicles`, { data: { name: 'GD 1PDF' } });
  const { id } = (await created.json()) as { id: number };

  await page.goto(`${site}/vehicles/${id}`);
  const name = 'Świadectwo jakości.pdf';
  await page
    .locator('input[type=file]')
    .setInputFiles([{ name, mimeType: 'application/pdf', buffer: samples.page }]);
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('img', { name: 'Strona 1 z 1' }).waitFor();
  await page.keyboard.press('Escape');

  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: `Pobierz: ${name}` }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(name);
  expect((await readFile(await saved.path())).equals(samples.page)).toBe(true);

  await page.getByRole('button', { name: `Usuń: ${name}` }).click();
  await page.getByRole('button', { name, exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Cofnij', exact: true }).click();
  await page.getByRole('button', { name, exact: true }).waitFor();
});
