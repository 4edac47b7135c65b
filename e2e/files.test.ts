import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleFiles } from '#api/testing/sampleFiles.ts';
import { startTestApi, type TestApi } from '#api/testing/testApi.ts';
import { demoPassword } from '#database/demo/people.ts';
import { launchBrowser } from '#tools/testing/browser.ts';
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { goTo } from './steps/goTo.ts';

const pl = officeTexts('pl');

let api: TestApi;
let browser: Browser;
beforeAll(async () => {
  [api, browser] = await Promise.all([startTestApi(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await api?.close();
});

const vehiclePage = async (plate: string): Promise<Page> => {
  const page = await browser.newPage({ locale: 'pl-PL' });
  await page.request.post(`${api.url}/auth/login`, { data: { email: 'operator', password: demoPassword } });
  const created = await page.request.post(`${api.url}/vehicles`, { data: { name: plate } });
  const { id } = (await created.json()) as { id: number };
  await page.goto(`${new URL(api.url).origin}/vehicles/${id}`);
  return page;
};

/** Pastes a picture, with the text beside it that an office program gives. @returns whether the page took it as a file */
const pastePicture = (page: Page, text?: string): Promise<boolean> =>
  page.locator('input[name=name]').evaluate((input, words) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(['picture'], 'image.png', { type: 'image/png' }));
    if (words !== undefined) clipboardData.setData('text/plain', words);
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    input.dispatchEvent(paste);
    return paste.defaultPrevented;
  }, text);

it('a picture is pasted as a file of the record, a cell of a spreadsheet with its picture is text', async () => {
  const page = await vehiclePage('GD 1PASTE');
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
  expect(await pastePicture(page, '24,5')).toBe(false);
  expect(await pastePicture(page)).toBe(true);
  await page.close();
});

it('a PDF is attached to a vehicle, opened, saved byte for byte, removed, and brought back', async () => {
  const page = await vehiclePage('GD 1PDF');
  const name = 'Świadectwo jakości.pdf';
  await page
    .locator('input[type=file]')
    .setInputFiles([{ name, mimeType: 'application/pdf', buffer: sampleFiles.page }]);
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('img', { name: 'Strona 1 z 1' }).waitFor();
  await page.keyboard.press('Escape');

  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: `Pobierz: ${name}` }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(name);
  expect((await readFile(await saved.path())).equals(sampleFiles.page)).toBe(true);

  await page.getByRole('button', { name: `Usuń: ${name}` }).click();
  await page.getByRole('button', { name, exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Cofnij', exact: true }).click();
  await page.getByRole('button', { name, exact: true }).waitFor();
});

it('an upload that fails after its page was left is told with the name of the file and the reason', async () => {
  const page = await vehiclePage('GD 1LEFT');
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/file', async (route) => {
    await answer.promise;
    await route.abort('internetdisconnected');
  });
  await page
    .locator('input[type=file]')
    .setInputFiles([{ name: 'Skan.pdf', mimeType: 'application/pdf', buffer: sampleFiles.page }]);
  await page.getByText(pl.files.sending.replace('%{name}', 'Skan.pdf')).waitFor();
  await goTo(page, '/vehicles');
  await page.locator('input[type=file]').waitFor({ state: 'detached' });
  answer.resolve();
  await expect.poll(() => page.getByText(pl.files.failed.replace('%{name}', 'Skan.pdf')).count()).toBe(1);
  await page.close();
});

it('the description of a file is saved once by two clicks', async () => {
  const page = await vehiclePage('GD 1TWICE');
  await page
    .locator('input[type=file]')
    .setInputFiles([{ name: 'Opisany.pdf', mimeType: 'application/pdf', buffer: sampleFiles.page }]);
  await page.getByRole('button', { name: `${pl.files.edit}: Opisany.pdf` }).click();
  const writes: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && writes.push(request.url()));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(pl.files.description).pressSequentially('Po przeglądzie');
  await dialog.getByRole('button', { name: pl.common.save, exact: true }).dblclick();
  await dialog.waitFor({ state: 'detached' });
  expect(writes).toHaveLength(1);
  await page.close();
});
