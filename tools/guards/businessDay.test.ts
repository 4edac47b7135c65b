import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

/** Takes a day or an hour from the present time in the zone of the browser or the machine. */
const inOwnZone = /\bDateTime\.(?:now\(\)\.\w+|local\()/g;
/** The helpers that take it in the zone of the terminal. */
const helpers = 'domain/kernel/warsawDay.ts';

it.each([
  ['a day', 'const today = DateTime.now().toISODate();'],
  ['an hour', 'if (DateTime.now().hour < 8) return;'],
  ['a written day', 'const first = DateTime.local(2026, 11, 20);'],
])('%s in the zone of the browser is found', (_what, code) => {
  expect(code.match(inOwnZone)).toHaveLength(1);
});

/** Where the sources outside the helpers match a pattern, as `file: code`. */
const placesOf = async (pattern: RegExp): Promise<string[]> => {
  const found: string[] = [];
  for await (const file of glob(
    '{activities,admin-ui,api,database,domain,kiosk-ui,workflows}/**/*.{ts,tsx}',
  )) {
    if (file === helpers || /\.test\.tsx?$/.test(file)) continue;
    const matches = (await readFile(file, 'utf8')).match(pattern) ?? [];
    found.push(...matches.map((code) => `${file}: ${code}`));
  }
  return found;
};

/** People sit in other zones than the terminal, and servers run in UTC. */
it('a day that is reckoned from now is one of the terminal’s zone', async () => {
  expect((await placesOf(/\bwarsaw(?:Now|Today)\(\)/g)).length).toBeGreaterThan(10);
  expect(await placesOf(inOwnZone)).toEqual([]);
});

it('a text is read in the terminal’s zone by one helper', async () => {
  expect((await placesOf(/\binWarsaw\(/g)).length).toBeGreaterThan(10);
  expect(await placesOf(/\bfromISO\([^()]*zone: businessZone/g)).toEqual([]);
});
