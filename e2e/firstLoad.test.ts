import { readFile, stat } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { languages } from '#domain/kernel/language.ts';
import { openDesk, type Desk } from './steps/desk.ts';

/** What a browser that has never been here loads, counted as it comes over the wire. */
let desk: Desk;
let operator: Awaited<ReturnType<BrowserContext['storageState']>>;
beforeAll(async () => {
  desk = await openDesk();
  operator = await desk.signedIn('operator');
});
afterAll(() => desk?.close());

interface Answer {
  readonly path: string;
  readonly kind: string;
  readonly compressed: boolean;
  bytes: number;
}

/** Every answer that a page gets from now on, by its request. */
const answersTo = async (page: Page): Promise<ReadonlyMap<string, Answer>> => {
  const network = await page.context().newCDPSession(page);
  const answers = new Map<string, Answer>();
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    // An icon within a style is no request.
    if (response.url.startsWith('data:')) return;
    const encoded = Object.keys(response.headers).some((name) => name.toLowerCase() === 'content-encoding');
    const path = response.url.replace(desk.url, '');
    answers.set(requestId, { path, kind: type, compressed: encoded, bytes: 0 });
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer) answer.bytes = encodedDataLength;
  });
  await network.send('Network.enable');
  // The context may have served another test (tools/testing/keptContexts.ts).
  await network.send('Network.clearBrowserCache');
  return answers;
};

/** Opens a page in a new browser context and returns what was loaded until it shows its content and is idle. */
const loadedAt = async (
  path: string,
  state: typeof operator | undefined,
  shown: (page: Page) => Promise<unknown>,
): Promise<readonly Answer[]> => {
  const context = await desk.browser.newContext({
    locale: 'pl-PL',
    ...(state ? { storageState: state } : {}),
  });
  const page = await context.newPage();
  const answers = await answersTo(page);
  await page.goto(`${desk.url}${path}`);
  await shown(page);
  await page.waitForLoadState('networkidle');
  await context.close();
  return [...answers.values()];
};

/** Fonts apart: text is read in another one until they have come. */
const kBOf = (answers: readonly Answer[]): number =>
  Math.ceil(answers.filter(({ kind }) => kind !== 'Font').reduce((sum, { bytes }) => sum + bytes, 0) / 1000);

const tell = (what: string, answers: readonly Answer[]): string => {
  console.info(`${what}: ${kBOf(answers)} kB in ${answers.length} requests`);
  return answers.map(({ bytes, path }) => `${bytes} ${path}`).join('\n');
};

const signIn = (page: Page) => page.getByRole('button', { name: 'Zaloguj się' }).waitFor();
const rows = (page: Page) => page.getByRole('grid').locator('tbody tr').first().waitFor();

it('the sign-in page loads at most 250 kB in 30 requests', async () => {
  const loaded = await loadedAt('/login', undefined, signIn);
  const told = tell('sign-in page', loaded);
  expect(kBOf(loaded), told).toBeLessThanOrEqual(250);
  expect(loaded.length, told).toBeLessThanOrEqual(30);
});

it('a first list loads at most 600 kB in 30 requests, all of it compressed, in one language', async () => {
  const loaded = await loadedAt('/disposition', operator, rows);
  const told = tell('first list', loaded);
  expect(kBOf(loaded), told).toBeLessThanOrEqual(600);
  expect(loaded.length, told).toBeLessThanOrEqual(30);

  const plain = loaded.filter(
    ({ kind, compressed, bytes }) => kind !== 'Font' && bytes > 3000 && !compressed,
  );
  expect(plain).toEqual([]);

  const ofLanguage = new RegExp(`/(${languages.join('|')})-[\\w-]+\\.js$`);
  const words = loaded.flatMap(({ path }) => ofLanguage.exec(path)?.[1] ?? []);
  // The texts of the frame, and those of the modules.
  expect(words).toEqual(['pl', 'pl']);
});

it('a list loads the code of a record’s page at the first move of the pointer, and not before', async () => {
  const context = await desk.browser.newContext({ locale: 'pl-PL', storageState: operator });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const ofRecord = () => asked.filter((url) => /\/assets\/record-/.test(url)).length;
  await page.goto(`${desk.url}/disposition`);
  await rows(page);
  await page.waitForLoadState('networkidle');
  expect(ofRecord()).toBe(0);

  await page.mouse.move(200, 200);
  await page.mouse.move(300, 300);
  await expect.poll(ofRecord).toBe(1);
  await context.close();
});

it.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('a browser that reads %s gets the programs so, to be kept for a year', async (accepted, encoding) => {
  const page = await (await fetch(`${desk.url}/login`)).text();
  const [, program = ''] = /src="(\/assets\/start-[^"]+)"/.exec(page) ?? [];
  const answer = await fetch(desk.url + program, { headers: { 'accept-encoding': accepted } });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const built = `admin-ui/dist${program}`;
  // What the build has compressed is sent as it is.
  if (encoding === 'br')
    expect(answer.headers.get('content-length')).toBe(String((await stat(`${built}.br`)).size));
  expect(await answer.text()).toBe(await readFile(built, 'utf8'));
});
