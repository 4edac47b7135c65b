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

/** People sit in other zones than the terminal, and servers run in UTC. */
it('a day that is reckoned from now is one of the terminal’s zone', async () => {
  const found: string[] = [];
  let reckoning = 0;
  for await (const file of glob(
    '{activities,admin-ui,api,database,domain,kiosk-ui,workflows}/**/*.{ts,tsx}',
  )) {
    if (file === helpers || /\.test\.tsx?$/.test(file)) continue;
    const text = await readFile(file, 'utf8');
    reckoning += text.match(/\bwarsaw(?:Now|Today)\(\)/g)?.length ?? 0;
    found.push(...(text.match(inOwnZone) ?? []).map((call) => `${file}: ${call}`));
  }
  expect(reckoning).toBeGreaterThan(10);
  expect(found).toEqual([]);
});
