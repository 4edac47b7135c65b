import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

/** `fill()` sets a value at once: a field that rewrites itself under the caret passes it. */
it('whatever a person types is tested key by key, never by fill()', async () => {
  const filled: string[] = [];
  let read = 0;
  for await (const file of glob('e2e/**/*.ts')) {
    read += 1;
    if (/\.fill\(/.test(await readFile(file, 'utf8'))) filled.push(file);
  }
  expect(read).toBeGreaterThan(10);
  expect(filled).toEqual([]);
});
