import { cp, mkdir, mkdtemp, readFile, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { reachesBuild, stagesOf } from './dockerfile.ts';
import { dockerFiles, root } from './files.ts';

/**
 * Makes a folder with the files of the image, and returns its path. It has the files that the last stage copies and
 * `.dockerignore` lets in, and links to the packages that are not only for development. Files that a stage builds are left out.
 */
export async function layImage(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'keja-image-'));
  const { dockerfile, dockerignore } = dockerFiles();
  const reaches = (path: string) => reachesBuild(dockerignore, relative(root, path));
  for (const { from, sources, target } of stagesOf(dockerfile).at(-1)?.copies ?? []) {
    if (from) continue;
    for (const source of sources) {
      const destination = target.endsWith('/')
        ? join(folder, target, basename(source))
        : join(folder, target);
      await mkdir(dirname(destination), { recursive: true });
      await cp(join(root, source), destination, { recursive: true, filter: reaches });
    }
  }
  await linkPackages(folder);
  return folder;
}

const linkPackages = async (folder: string): Promise<void> => {
  const packageLock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  for (const [path, { dev }] of Object.entries(packageLock.packages)) {
    // `node_modules/name` or `node_modules/@scope/name`. The packages inside such a folder come with its link.
    const isOutermost = /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path);
    if (dev || !isOutermost) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await symlink(join(root, path), join(folder, path));
  }
};
