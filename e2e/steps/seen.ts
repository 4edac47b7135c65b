import type { Page } from 'playwright-core';

/**
 * Waits as long as a person needs to see what Enter has brought to the screen. An Enter at the pace of the typed keys would count
 * as the second one of a scanner (`domain/kernel/keyRuns.ts`).
 */
export async function seen(page: Page): Promise<void> {
  await page.waitForTimeout(150);
}
