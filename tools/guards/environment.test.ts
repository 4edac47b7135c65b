import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { settings } from '#domain/platform/settings.ts';

/** What belongs to the machine, to Node or to the test runner, and not to Keja. */
const machine = ['PATH', 'CI', 'VITEST_POOL_ID', 'NODE_COMPILE_CACHE'];

/** Names of environment variables that a source reads by itself, past `readSettings`. */
const namesRead = (source: string): string[] => [
  ...[...source.matchAll(/process\.env\.([A-Z_0-9]+)|\benvironment\('([A-Z_0-9]+)'/g)].map(
    ([, a, b]) => a ?? b ?? '',
  ),
  ...[...source.matchAll(/\{([^{}]*)\} = process\.env\b/g)].flatMap(
    ([, names = '']) => names.match(/\b[A-Z][A-Z_0-9]+\b/g) ?? [],
  ),
];

it('every environment variable that is read anywhere is declared in the settings', async () => {
  const strangers: string[] = [];
  let read = 0;
  for await (const file of glob('*/**/*.{ts,tsx,mjs}', {
    // Tests and benches steer themselves; nobody else sets what they read.
    exclude: (name) => /node_modules|dist|^e2e|^bench|\.test\.tsx?$/.test(name),
  })) {
    for (const name of namesRead(await readFile(file, 'utf8'))) {
      read += 1;
      if (!(name in settings) && !machine.includes(name)) strangers.push(`${file}: ${name}`);
    }
  }
  expect(read).toBeGreaterThan(0);
  expect(strangers).toEqual([]);
});

it.each([
  ['process.env.STRANGE', ['STRANGE']],
  ["const { STRANGE = 'x', OTHER_ONE } = process.env;", ['STRANGE', 'OTHER_ONE']],
  ["environment('STRANGE', 'x')", ['STRANGE']],
])('%s would be seen', (source, names) => {
  expect(namesRead(source)).toEqual(names);
});
