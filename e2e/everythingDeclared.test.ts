import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { moduleNames } from '#domain/kernel/declaration.ts';
import type { AppObject } from '#domain/kernel/meta.ts';
import { declarations } from '#domain/objects.ts';
import { openDesk, type Desk } from './steps/desk.ts';
import { faultsOf } from './steps/faults.ts';
import { goTo } from './steps/goTo.ts';

/** What is declared is there to be worked with, and nothing complains. */
let desk: Desk;
let signedIn: Awaited<ReturnType<BrowserContext['storageState']>>;
let all: AppObject[];
beforeAll(async () => {
  desk = await openDesk();
  signedIn = await desk.signedIn('admin');
  const asking = await desk.browser.newContext({ storageState: signedIn });
  all = (await (await asking.request.get(`${desk.url}/api/app/app-objects?lang=pl`)).json()) as AppObject[];
  await asking.close();
});
afterAll(() => desk?.close());

it('every object is told to the interfaces', () => {
  expect(all.map(({ name }) => name).toSorted()).toEqual(declarations.map(({ name }) => name).toSorted());
});

it.each(moduleNames.filter((module) => declarations.some((each) => each.module === module)))(
  '%s: every object has its list, and its first record where there is one; a new one has its form',
  async (module) => {
    const context = await desk.browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'pl-PL',
      reducedMotion: 'reduce',
      storageState: signedIn,
    });
    const page = await context.newPage();
    const faults = faultsOf(page);
    await page.goto(`${desk.url}/main`);
    await page.getByRole('navigation').first().waitFor();
    let formSeen = false;
    for (const { path, title, singularTitle } of all.filter((each) => each.module === module)) {
      await goTo(page, `/${path}`);
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
      await page
        .getByRole('main')
        .getByText(/^\d+ rekord/)
        .waitFor();
      const first = page.getByRole('grid', { name: title }).locator('tbody tr').first();
      if (await first.isVisible()) await first.press('Enter');
      else if (!formSeen && (await page.getByRole('link', { name: 'Dodaj' }).isVisible()))
        await goTo(page, `/${path}/create`);
      else continue;
      formSeen = true;
      await page.getByRole('heading', { level: 1, name: new RegExp(`^${singularTitle}[ :]`) }).waitFor();
    }
    await context.close();
    expect(faults).toEqual([]);
  },
);
