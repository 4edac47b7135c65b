import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { publicTexts } from './officeRows.ts';

/** Its subfolder `profile` is left out: it is shown to signed-in people, who have all texts. */
const folder = 'admin-ui/auth';
const known = new Set(Object.keys(publicTexts('pl')));

/** The first parts of the keys of texts in the pages before signing in. */
const asked = readdirSync(folder)
  .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  .flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/\btext\(\s*'(\w+)\./g)].map(
      ([, part = '']) => `${name}: ${part}`,
    ),
  );

it('the pages before signing in ask only for words that are loaded there', () => {
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((each) => !known.has(each.split(': ')[1] ?? ''))).toEqual([]);
});
