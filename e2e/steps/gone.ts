import type { Locator } from 'playwright-core';

/**
 * Waits until something is gone from the screen itself. While a dialog is open, nothing beneath it has a role: it must be
 * closed first.
 */
export async function gone(shown: Locator): Promise<void> {
  await shown.page().locator('.MuiDialog-root').waitFor({ state: 'detached' });
  await shown.waitFor({ state: 'detached' });
}
