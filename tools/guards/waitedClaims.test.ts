import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

/**
 * A claim of what a page shows that reads the page once, such as `expect(await table.innerText()).toBe('3')`. That nothing
 * is there (0, empty, false, `not`) may be claimed at once.
 */
const readsOnce =
  /(?<!await )expect\(\s*await [^;]*?\.(?:allInnerTexts|allTextContents|innerText|textContent|inputValue|count|isVisible|isEnabled|isDisabled|isChecked|getAttribute)\([^;]*?\)\s*,?\s*\)\s*\.(?!not\b)\w+\((?!(?:0|''|false)\))[^;]*;/g;

/** A page that is still drawing its answer failed such claims now and then on a busy machine. */
it('a browser test waits for what a page must show', async () => {
  const found: string[] = [];
  let waited = 0;
  for await (const file of glob('e2e/**/*.test.ts')) {
    const text = await readFile(file, 'utf8');
    waited += text.split('expect.poll(').length - 1;
    found.push(...(text.match(readsOnce) ?? []).map((claim) => `${file}: ${claim}`));
  }
  expect(waited).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
