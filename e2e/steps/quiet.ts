import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

const lookEveryMs = 40;
/** After so many looks in a row without a request, the page has drawn what arrived and has asked for nothing more. */
const quietLooks = 4;

/** A socket stays open, and a desk frees its truck by a call that outlives the page: the browser does not always report their ends. */
const endlessCalls = /\/socket\.io|\/weighted_dispositions\/\d+\?holder=/;

/** From now on reports when a page has all that it has asked for. */
export function quietOf(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (!endlessCalls.test(request.url())) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    for (let quietCount = 0; quietCount < quietLooks; quietCount += 1) {
      if (open.size > 0) quietCount = 0;
      await pause(lookEveryMs);
    }
  };
}
