import { createServer, type Server } from 'node:http';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '#infrastructure/freePort.ts';
import { launchBrowser } from '#tools/testing/browser.ts';
import { startCaddy, type RunningCaddy } from './testing/caddy.ts';

/** What answers in front of the API while no API process answers: during an upgrade. */
let browser: Browser;
let caddy: RunningCaddy;
let site: string;
let apiPort: number;
let api: Server | undefined;

beforeAll(async () => {
  apiPort = await freePort();
  site = `http://127.0.0.1:${await freePort()}`;
  [caddy, browser] = await Promise.all([
    startCaddy({ publicUrl: site, apis: ['127.0.0.2'], apiPort }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await caddy?.stop();
  api?.close();
});

it('programs are told that nobody answers, and that they may ask again', async () => {
  const answer = await fetch(`${site}/api/health`, { headers: { accept: 'text/html' } });
  expect([answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([502, '3', '']);
});

it('people see a page that comes back by itself', async () => {
  const page = await browser.newPage();
  const opened = await page.goto(`${site}/kiosk/`);
  expect(opened?.status()).toBe(502);
  await page.getByText('Strona wróci sama.').waitFor();
  api = createServer((_request, response) => response.end('<h1>Keja is back</h1>'));
  api.listen(apiPort, '127.0.0.2');
  await page.getByRole('heading', { name: 'Keja is back' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/kiosk/');
});
