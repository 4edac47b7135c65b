import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

const lookEveryMs = 40;
/** So many looks in a row without a request: what arrived has been drawn and has asked for nothing more. */
const looks = 4;

/** From now on reports when a page has all that it has asked for; a socket stays open and does not count. */
export function quietOf(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (!request.url().includes('/socket.io')) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    for (let quiet = 0; quiet < looks; quiet += 1) {
      if (open.size > 0) quiet = 0;
      await pause(lookEveryMs);
    }
  };
}
