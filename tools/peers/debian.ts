import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { cached } from '#infrastructure/cache.ts';
import { run } from '#infrastructure/run.ts';

export interface DebianPrograms {
  /** Root of what the packages hold: programs lie in `usr/bin` and `usr/sbin` under it. */
  readonly folder: string;
  readonly env: { readonly LD_LIBRARY_PATH: string };
}

const multiarch = /-linux-gnu$/;

/**
 * Programs out of Debian's packages, unpacked into the cache and installed nowhere. `packages` names the libraries too
 * that a bare machine lacks.
 * @throws Error with one sentence if there is no apt, or no registry behind it.
 */
export async function debianPrograms(name: string, packages: readonly string[]): Promise<DebianPrograms> {
  const folder = await cached(`debian-${name}`, async (half) => {
    const download = () => run(`Bringing ${name}`, 'apt-get', ['download', ...packages], { cwd: half });
    // A fresh machine has no lists of packages yet, or old ones.
    await download().catch(async () => {
      await run(`Bringing the list of packages for ${name}`, 'apt-get', ['update', '-q']);
      await download();
    });
    for (const file of (await readdir(half)).filter((each) => each.endsWith('.deb')))
      await run(`Unpacking ${name}`, 'dpkg', ['-x', file, '.'], { cwd: half });
  });
  const libraries = join(folder, 'usr', 'lib');
  const [own = ''] = (await readdir(libraries)).filter((each) => multiarch.test(each));
  return { folder, env: { LD_LIBRARY_PATH: join(libraries, own) } };
}
