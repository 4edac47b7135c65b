import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

/** The title of a test, as a plain text or a template: `it('…'`, `it.each(names)('…'`, `it.runIf(long)('…'`. */
const title = /^ *(?:it|test)\b(?:\.\w+)*(?:\([^'`\n]*\))?\(\s*(['`])(?<title>(?:\\.|(?!\1).)*)\1/gm;
/** The title after a table of several lines: `])('…'` at the beginning of a line. */
const titleOfEach = /^ *\](?: as const)?\)\(\s*(['`])(?<title>(?:\\.|(?!\1).)*)\1/gm;

/** Words that continue the sentence of the group around the test. */
const continues =
  /^(?:that|whose|who|which|of|and|by|for|as|than|from|to|with|between|past|also|once|not|never where)\b/;

/** A failed test is reported by its title; without a subject or a verb it had to be looked up. */
it('the title of each test reads without the title of its group', async () => {
  const found: string[] = [];
  let read = 0;
  for await (const file of glob('**/*.test.{ts,tsx}', { exclude: ['**/node_modules/**', '.keja/**'] })) {
    const text = await readFile(file, 'utf8');
    for (const { groups } of [...text.matchAll(title), ...text.matchAll(titleOfEach)]) {
      read += 1;
      if (continues.test(groups?.title ?? '')) found.push(`${file}: ${groups?.title}`);
    }
  }
  expect(read).toBeGreaterThan(3000);
  expect(found).toEqual([]);
});
