import type { Locator } from 'playwright-core';

/** Pastes a text of several kinds, such as `text/plain`, as the browser does after a copy in another program. */
export function pasteInto(box: Locator, kinds: Readonly<Record<string, string>>): Promise<void> {
  return box.evaluate((element, copied) => {
    const clipboardData = new DataTransfer();
    for (const [kind, text] of Object.entries(copied)) clipboardData.setData(kind, text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, kinds);
}
