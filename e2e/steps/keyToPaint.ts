import type { Page } from 'playwright-core';

declare global {
  interface Window {
    keyToPaint: Promise<number>;
  }
}

/**
 * Types the keys one by one into the field that has the focus.
 * @returns for each key the milliseconds from its event until the frame with its effect was painted
 */
export async function keysToPaint(page: Page, keys: string): Promise<number[]> {
  const taken: number[] = [];
  for (const key of keys) {
    await page.evaluate(() => {
      window.keyToPaint = new Promise((resolve) => {
        const painted = (from: number) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - from);
          // A message that is sent while a frame is made comes after it was painted.
          requestAnimationFrame(() => port2.postMessage(undefined));
        };
        addEventListener('keydown', ({ timeStamp }) => painted(timeStamp), { capture: true, once: true });
      });
    });
    await page.keyboard.press(key);
    taken.push(await page.evaluate(() => window.keyToPaint));
  }
  return taken;
}
