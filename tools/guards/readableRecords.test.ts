import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

/** `visibleTo` presumes that somebody has asked `may`. Where nobody had, sums of closed records were told. */
it('queries outside the reading of records take only records that the person may read', async () => {
  const found: string[] = [];
  let careful = 0;
  for await (const file of glob('{database,api,activities}/**/*.ts')) {
    if (file.startsWith('database/reading/')) continue;
    const text = await readFile(file, 'utf8');
    if (/\breadable(By|For)\(/.test(text)) careful += 1;
    if (/\bvisibleTo\b/.test(text)) found.push(file);
  }
  expect(careful).toBeGreaterThan(10);
  expect(found).toEqual([]);
});
