import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until this element has the focus. */
export async function hasFocus(wanted: Locator): Promise<void> {
  await expect.poll(() => wanted.evaluate((element) => element === document.activeElement)).toBe(true);
}
