import type { Browser, BrowserContext, Page } from 'playwright-core';

/** After one of these calls a context is not as it was made, so it serves no other test. */
const changes = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'route',
  'routeWebSocket',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
] as const satisfies readonly (keyof BrowserContext)[];

/**
 * Lets a context that a test has closed serve the next test that asks for the same options, without cookies and stored data.
 * Its pages run in the same process as the pages before them, and this process has compiled the programs already: a page costs
 * 1.4 seconds of the processor instead of 2.9.
 */
export function keepContexts(browser: Browser): Browser {
  const free = new Map<string, BrowserContext[]>();
  const kept = new WeakMap<BrowserContext, KeptContext>();
  // A listener that is added later may replace `close` once more, by a function that looks at the pages and then calls this one.
  browser.on('context', (context) => kept.set(context, keptAtClose(context)));
  const create = browser.newContext.bind(browser);
  browser.newContext = async (wanted = {}) => {
    // Animations, which few tests are about, cost a tenth of the processor time.
    const options = { reducedMotion: 'reduce' as const, ...wanted };
    const { storageState, ...others } = options;
    // A kept context is given cookies only. A state from a file or with stored data needs a context of its own.
    if (typeof storageState === 'string' || (storageState?.origins.length ?? 0) > 0) return create(options);
    const key = JSON.stringify(others);
    const context = free.get(key)?.pop() ?? (await create(others));
    kept.get(context)?.begin(() => free.set(key, [...(free.get(key) ?? []), context]));
    await context.addCookies(storageState?.cookies ?? []);
    return context;
  };
  return browser;
}

interface KeptContext {
  /**
   * Begins a use. Without it, the context is closed like any other.
   * @param onGivenBack called when the context was closed and can serve again
   */
  begin(onGivenBack: () => void): void;
}

/** A context that is emptied instead of closed. Like any other, it may be closed twice. */
const keptAtClose = (context: BrowserContext): KeptContext => {
  const close = context.close.bind(context);
  let isChanged = false;
  let isFree = false;
  let giveBack: (() => void) | undefined;
  /** The page that stays open between tests. */
  let keeper: Page | undefined;
  // Replaces one method of an object, such as `context.route`, by one that also marks the context as changed.
  const markChanged = <K extends string>(owner: { [name in K]: (...args: never[]) => unknown }, name: K) => {
    const call = owner[name].bind(owner);
    owner[name] = (...args) => {
      isChanged = true;
      return call(...args);
    };
  };
  for (const name of changes) markChanged(context, name);
  markChanged(context.clock, 'install');
  context.close = async (options) => {
    if (isFree) return;
    if (!giveBack || isChanged) return close(options);
    isFree = true;
    try {
      const pages = context.pages();
      keeper ??= await openKeeper(context, pages);
      await empty(context, pages, keeper);
      giveBack();
    } catch {
      await close(options);
    }
  };
  return {
    begin: (onGivenBack) => {
      isFree = false;
      giveBack = onGivenBack;
    },
  };
};

/** Closes the pages of a context and removes what they have stored. @param keeper the page that stays open */
const empty = async (context: BrowserContext, pages: readonly Page[], keeper: Page): Promise<void> => {
  await Promise.all(pages.map((page) => page.close()));
  await context.clearCookies();
  const session = await context.newCDPSession(keeper);
  await session.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' });
  await session.detach();
};

/**
 * Opens a page that keeps the process of the site alive, in which the next pages find what these have compiled (with the flag
 * `--process-per-site`). Tests do not see it among the pages of the context.
 */
const openKeeper = async (context: BrowserContext, pages: readonly Page[]): Promise<Page> => {
  const keeper = await context.newPage();
  const allPages = context.pages.bind(context);
  context.pages = () => allPages().filter((page) => page !== keeper);
  const address = pages.map((page) => page.url()).find((url) => url.startsWith('http'));
  // The answer is small and runs no program.
  if (address) await keeper.goto(new URL('/api/health', address).href);
  return keeper;
};
