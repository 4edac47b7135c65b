import type { Locator, Page } from 'playwright-core';

const mostPresses = 300;

/** Moves the focus to an element by one key alone, as people do who have no mouse. @throws if the key does not lead there */
export async function byKey(page: Page, key: string, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < mostPresses; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${String(target)}`);
}
