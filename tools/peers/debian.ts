import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { cached } from '#infrastructure/cache.ts';
import { run } from '#infrastructure/run.ts';

export interface DebianPrograms {
  /** The folder into which the packages were unpacked. Programs are in its `usr/bin` and `usr/sbin`. */
  readonly folder: string;
  readonly env: { readonly LD_LIBRARY_PATH: string };
}

/** The folder of libraries for one architecture, such as `x86_64-linux-gnu`. */
const multiarch = /-linux-gnu$/;

/**
 * Downloads Debian packages and unpacks them into the cache; nothing is installed on the machine. `packages` must also name the
 * libraries that a fresh machine lacks.
 * @throws Error with one sentence if there is no apt, or if it reaches no package registry
 */
export async function debianPrograms(name: string, packages: readonly string[]): Promise<DebianPrograms> {
  const folder = await cached(`debian-${name}`, async (target) => {
    const download = () => run(`Bringing ${name}`, 'apt-get', ['download', ...packages], { cwd: target });
    // A fresh machine has no lists of packages yet, or old ones.
    await download().catch(async () => {
      await run(`Bringing the list of packages for ${name}`, 'apt-get', ['update', '-q']);
      await download();
    });
    for (const file of (await readdir(target)).filter((each) => each.endsWith('.deb')))
      await run(`Unpacking ${name}`, 'dpkg', ['-x', file, '.'], { cwd: target });
  });
  const libraries = join(folder, 'usr', 'lib');
  const [architecture = ''] = (await readdir(libraries)).filter((each) => multiarch.test(each));
  return { folder, env: { LD_LIBRARY_PATH: join(libraries, architecture) } };
}
