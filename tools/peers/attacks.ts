import { cached } from '#infrastructure/cache.ts';
import { run } from '#infrastructure/run.ts';
import { unpackWheel } from '#infrastructure/wheel.ts';

const wheel = { name: 'brs-kb', version: '4.0.2' };
const listing =
  'import json; from brs_kb.payloads import get_all_payloads as known; print(json.dumps([each.payload for each in known().values()]))';

/** A public collection of texts by which pages were made to run somebody else's script. @throws Error with one sentence */
export async function attacksOnPages(): Promise<readonly string[]> {
  const folder = await cached(`${wheel.name}-${wheel.version}`, (target) =>
    unpackWheel(wheel, 'The collection of attacks', target),
  );
  return JSON.parse(await run('The collection of attacks', 'python3', ['-c', listing], { cwd: folder }));
}
