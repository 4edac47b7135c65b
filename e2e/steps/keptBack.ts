import type { Page } from 'playwright-core';

/** Requests whose answers are kept back until they are let go, as on a slow network. */
export interface KeptBack {
  /** Resolves when the first of them is sent. */
  readonly asked: Promise<void>;
  readonly letGo: () => void;
}

/** Keeps back each request of the page whose address is meant. */
export async function keptBack(page: Page, isMeant: (url: URL) => boolean): Promise<KeptBack> {
  const asked = Promise.withResolvers<void>();
  const open = Promise.withResolvers<void>();
  await page.route(isMeant, async (route) => {
    asked.resolve();
    await open.promise;
    await route.continue();
  });
  return { asked: asked.promise, letGo: open.resolve };
}
