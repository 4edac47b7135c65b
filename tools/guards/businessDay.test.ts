import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

/** Takes a day or an hour from the present time in the zone of the browser or the machine. */
const inOwnZone = /\bDateTime\.(?:now\(\)\.(?!setZone\()\w+|local\()/g;

/** People sit in other zones than the terminal, and servers run in UTC. */
it('a day that is reckoned from now is one of the terminal’s zone', async () => {
  const found: string[] = [];
  let reckoning = 0;
  for await (const file of glob(
    '{activities,admin-ui,api,database,domain,kiosk-ui,workflows}/**/*.{ts,tsx}',
  )) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const text = await readFile(file, 'utf8');
    reckoning += text.split('DateTime.now().setZone(businessZone)').length - 1;
    found.push(...(text.match(inOwnZone) ?? []).map((call) => `${file}: ${call}`));
  }
  expect(reckoning).toBeGreaterThan(10);
  expect(found).toEqual([]);
});
