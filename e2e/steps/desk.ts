import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { startTestApi, type TestApi } from '#api/testing/testApi.ts';
import { demoPassword } from '#database/demo/people.ts';
import { freePort } from '#infrastructure/freePort.ts';
import { startApiWithWorker, type ApiWithWorker } from '#tools/testing/apiWithWorker.ts';
import { launchBrowser } from '#tools/testing/browser.ts';

/**
 * A browser, and an API that serves the back office to it. This is enough for tests that need no worker, no Temporal and no
 * scales. A "desk" is here the place of a person, not the screen of one kind of work.
 */
export interface Desk {
  readonly browser: Browser;
  readonly url: string;
  readonly api: TestApi;
  /** Signs in anew. Gives the cookies and the storage with which a browser context begins as this person. */
  signedIn(login: string): ReturnType<BrowserContext['storageState']>;
  /** A page of somebody who has signed in, in a context of its own, which the caller closes; in Polish, 1440 × 900 pixels. */
  pageOf(login: string, options?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

/** A desk whose API has a worker, too. */
export type DeskWithWorker = Desk & Omit<ApiWithWorker, 'site' | 'temporal'>;

export async function openDesk(): Promise<Desk> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const [api, browser] = await Promise.all([
    startTestApi({ environment: { API_PORT: port, PUBLIC_URL: url, REQUEST_FORM: 'true' } }),
    launchBrowser(),
  ]);
  const close = async () => {
    await browser.close();
    await api.close();
  };
  return { browser, url, api, ...signingIn(browser, url), close };
}

/** The worker does not run before the caller starts it. */
export async function openDeskWithWorker(
  options: Parameters<typeof startApiWithWorker>[0] = {},
): Promise<DeskWithWorker> {
  const [running, browser] = await Promise.all([startApiWithWorker(options), launchBrowser()]);
  const { site: url, api, terminal, startWorker, killWorker } = running;
  const close = async () => {
    await browser.close();
    await running.close();
  };
  return { browser, url, api, terminal, startWorker, killWorker, ...signingIn(browser, url), close };
}

/** The two functions of a desk by which people sign in. The API at `url` runs already. */
function signingIn(browser: Browser, url: string): Pick<Desk, 'signedIn' | 'pageOf'> {
  /** By login. Signing in again uses the same browser, because sign-ins from unknown browsers of one address are limited. */
  const states = new Map<string, Awaited<ReturnType<BrowserContext['storageState']>>>();
  const signedIn: Desk['signedIn'] = async (login) => {
    const context = await browser.newContext({ storageState: states.get(login) });
    const answer = await context.request.post(`${url}/api/auth/login`, {
      data: { email: login, password: demoPassword },
      headers: { origin: url },
    });
    if (!answer.ok()) throw new Error(`${login} could not sign in: ${answer.status()}`);
    const state = await context.storageState();
    states.set(login, state);
    await context.close();
    return state;
  };
  return {
    signedIn,
    pageOf: async (login, options) => {
      const viewport = { width: 1440, height: 900 };
      const storageState = states.get(login) ?? (await signedIn(login));
      const context = await browser.newContext({ viewport, locale: 'pl-PL', ...options, storageState });
      return context.newPage();
    },
  };
}
