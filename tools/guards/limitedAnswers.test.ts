import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

/** Reads a whole answer of another server, however long it is. */
const readsAll = /\bresponse\.(?:arrayBuffer|blob|bytes|formData|json|text)\(/g;

it('what another server answers is read up to a limit', async () => {
  const found: string[] = [];
  let asking = 0;
  for await (const file of glob('{activities,api,database,scale-agent,workflows}/**/*.ts')) {
    if (file.endsWith('.test.ts') || file.includes('/testing/')) continue;
    const text = await readFile(file, 'utf8');
    if (!/\bfetch\(/.test(text)) continue;
    asking += 1;
    found.push(...(text.match(readsAll) ?? []).map((read) => `${file}: ${read}`));
  }
  expect(asking).toBeGreaterThan(5);
  expect(found).toEqual([]);
});
