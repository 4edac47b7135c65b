import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { openDesk, type Desk } from './steps/desk.ts';

let desk: Desk;
let page: Page;
beforeAll(async () => {
  desk = await openDesk();
  // More than one page. By their plates they come before the vehicles of the test data.
  for (let number = 10; number < 40; number += 1)
    await desk.api.database.records.create(systemActor, 'vehicle', { name: `AA ${number}LIST` });
  page = await desk.pageOf('operator');
});
afterAll(() => desk?.close());

it('a list to choose from shows its first page when its order is changed on a later one', async () => {
  await page.goto(`${desk.url}/disposition/create`);
  await page.getByRole('button', { name: 'Wybierz z listy: Pojazd', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Wybór: Pojazd' });
  await dialog.getByText(/^1–10 z/).waitFor();
  await dialog.getByRole('button', { name: 'Następna strona' }).press('Enter');
  await dialog.getByText(/^11–20 z/).waitFor();
  await dialog.getByRole('columnheader', { name: 'Nr rejestracyjny' }).getByRole('button').press('Enter');
  await dialog.getByText(/^1–10 z/).waitFor();
  // The order is descending now: the plates with AA, which were first, are last.
  const first = dialog.locator('tbody tr').first();
  await expect.poll(() => first.innerText()).not.toContain('AA ');
});

it('an answer that comes after the list to choose from was closed chooses nothing', async () => {
  await page.goto(`${desk.url}/disposition/create`);
  await page.getByRole('button', { name: 'Wybierz z listy: Pojazd', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Wybór: Pojazd' });
  await dialog.getByLabel('Szukaj').pressSequentially('AA 15LIST');
  await dialog.getByText(/^1–1 z/).waitFor();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/api\/vehicles\?/, async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/api\/vehicles\?/);
  await page.keyboard.press('Enter');
  const answered = (await asked).response();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  release();
  await (await answered)?.finished();
  // What follows from an answer is on the screen within this time.
  await page.waitForTimeout(500);
  expect(await page.locator('input[name="vehicle"]').inputValue()).toBe('');
});
