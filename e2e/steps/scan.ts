import type { Page } from 'playwright-core';

const secondsBetweenKeys = 0.005;

/**
 * A scanner is a keyboard: it types a key every few milliseconds, ends with Enter, and waits for no page in between.
 * @param enters how many times it sends Enter; one that is set to CR and LF sends two
 */
export async function scan(page: Page, ticket: string, enters = 1): Promise<void> {
  const keyboard = await page.context().newCDPSession(page);
  const startedAt = Date.now() / 1000;
  for (const [index, key] of [...ticket, ...Array.from({ length: enters }, () => 'Enter')].entries()) {
    const timestamp = startedAt + index * secondsBetweenKeys;
    const keyFields =
      key === 'Enter' ? { text: '\r', code: 'Enter', windowsVirtualKeyCode: 13 } : { text: key };
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', key, timestamp, ...keyFields });
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', key, timestamp });
  }
  await keyboard.detach();
}
