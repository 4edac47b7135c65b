import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDesk, type Desk } from './steps/desk.ts';

/** A context that one test has closed serves another test (tools/testing/keptContexts.ts), which must find nothing in it. */
let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk?.close());

const options = { viewport: { width: 800, height: 600 } };
const opened = async (state?: Awaited<ReturnType<BrowserContext['storageState']>>): Promise<Page> => {
  const context = await desk.browser.newContext({ ...options, ...(state ? { storageState: state } : {}) });
  const page = await context.newPage();
  await page.goto(`${desk.url}/login`);
  await page.locator('input').first().waitFor();
  return page;
};
/** The names of what a page has stored, and of the cookies of its context. */
const stored = async (page: Page): Promise<string[]> => [
  ...(await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => String(name)),
  ])),
  ...(await page.context().cookies()).map(({ name }) => name),
];

it('a context that is used again holds nothing of the test before', async () => {
  const fresh = await opened();
  const initial = await stored(fresh);
  await fresh.context().addCookies([{ name: 'left', value: '1', url: desk.url }]);
  await fresh.evaluate(() => {
    localStorage.setItem('left', '1');
    sessionStorage.setItem('left', '1');
    return new Promise((resolve) => {
      indexedDB.open('left').onsuccess = resolve;
    });
  });
  const context = fresh.context();
  await context.close();

  const next = await opened();
  expect(next.context()).toBe(context);
  expect((await stored(next)).toSorted()).toEqual(initial.toSorted());
  await next.context().close();
});

it('a person who has signed in is signed in by a context that is used again, and nobody after them', async () => {
  const statusOf = async (page: Page) =>
    (await page.context().request.get(`${desk.url}/api/vehicles`)).status();
  const signedIn = await opened(await desk.signedIn('admin'));
  expect(await statusOf(signedIn)).toBe(200);
  await signedIn.context().close();
  const stranger = await opened();
  expect(await statusOf(stranger)).toBe(401);
  await stranger.context().close();
});

it('a context that is closed twice is used again by one test only', async () => {
  const page = await opened();
  const context = page.context();
  await context.close();
  await context.close();
  const [one, other] = [await opened(), await opened()];
  expect(one.context()).toBe(context);
  expect(other.context()).not.toBe(context);
  await one.context().close();
  await other.context().close();
});

it('the page that keeps the process of a context is not among its pages', async () => {
  const page = await opened();
  const context = page.context();
  await context.close();
  const next = await opened();
  expect(next.context()).toBe(context);
  expect(context.pages()).toEqual([next]);
  await context.close();
});

it('what wraps the closing of a context still finds its pages', async () => {
  const found: number[] = [];
  const wrap = (context: BrowserContext): void => {
    const close = context.close.bind(context);
    context.close = async (closing) => {
      found.push(context.pages().length);
      await close(closing);
    };
  };
  desk.browser.on('context', wrap);
  const context = await desk.browser.newContext({ viewport: { width: 801, height: 600 } });
  desk.browser.off('context', wrap);
  await context.newPage();
  await context.close();
  expect(found).toEqual([1]);
});

it.each<[string, (context: BrowserContext) => Promise<unknown>]>([
  ['intercepts requests', (context) => context.route('**/nothing', (route) => route.abort())],
  ['runs a script first in each page', (context) => context.addInitScript(() => undefined)],
  ['was offline', (context) => context.setOffline(true)],
  ['has a clock of its own', (context) => context.clock.install()],
])('a context that %s is not used again', async (_what, change) => {
  const page = await opened();
  const context = page.context();
  await change(context);
  await context.close();
  const next = await opened();
  expect(next.context()).not.toBe(context);
  await next.context().close();
});
