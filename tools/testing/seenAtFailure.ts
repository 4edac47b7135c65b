import type { BrowserContext, Page } from 'playwright-core';
import { TestRunner } from 'vitest';

/** The end of a page is shown too, because dialogs and messages are there. */
const charactersShown = { atBegin: 800, atEnd: 600 };
/** The shown text has no line breaks of its own, so it is broken into lines of this length. */
const charactersPerLine = 180;

/**
 * Adds to the message of a failed test the text that its pages show when their context closes. A time-out alone says only what
 * was missing, not what was on the page instead.
 */
export function addPagesToFailure(context: BrowserContext): void {
  const close = context.close.bind(context);
  context.close = async (options) => {
    const result = TestRunner.getCurrentTest()?.result;
    const [error] = result?.state === 'fail' ? (result.errors ?? []) : [];
    if (error)
      error.message = [error.message, ...(await Promise.all(context.pages().map(textOn)))].join('\n');
    await close(options);
  };
}

const textOn = async (page: Page): Promise<string> => {
  const text = await page
    .evaluate(() => document.body.innerText, undefined)
    .catch((fault: unknown) => `nothing that could be read: ${String(fault)}`);
  const words = text.replaceAll(/\s+/g, ' ');
  const { atBegin, atEnd } = charactersShown;
  const shown =
    words.length > atBegin + atEnd ? `${words.slice(0, atBegin)} … ${words.slice(-atEnd)}` : words;
  const lines = shown.match(new RegExp(`.{1,${charactersPerLine}}`, 'gu'));
  return [`The page ${page.url()} showed:`, ...(lines ?? ['nothing'])].join('\n');
};
