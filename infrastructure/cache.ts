import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { glob, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const checkout = fileURLToPath(new URL('..', import.meta.url));
/** The folder for what is downloaded or built once for this checkout; it may be deleted at any time. */
const root = join(checkout, 'node_modules', '.cache', 'keja');

/** The folder of Node's compile cache (`NODE_COMPILE_CACHE`); with it our programs start in half the time. */
export const compiledFolder = join(root, 'compiled');

/** Environment variables for reusing earlier work: Node's compile cache, and a workflow bundle if there is one. */
export function madeBeforehand(): Readonly<Record<string, string>> {
  const { WORKFLOW_BUNDLE } = process.env;
  return { NODE_COMPILE_CACHE: compiledFolder, ...(WORKFLOW_BUNDLE ? { WORKFLOW_BUNDLE } : {}) };
}

/**
 * The Node flags of our programs. On a machine with much memory, Node lets the young generation of the heap grow to 128 MB
 * and returns little of it.
 */
export const nodeFlags = ['--max-semi-space-size=16'] as const;

/**
 * The cached folder with this name, filled by `fill` if it does not exist. It appears complete or not at all, even if two
 * processes create it at once or one is stopped.
 */
export async function cached(name: string, fill: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(root, name);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.half-${randomBytes(6).toString('hex')}`;
  await mkdir(unfinished, { recursive: true });
  try {
    await fill(unfinished);
    // Another process may have made the same folder meanwhile.
    await rename(unfinished, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return folder;
}

/**
 * A hash of files, given as glob patterns from the root of the checkout, and of the strings `besides`. Tests and what is in
 * folders named `dist` are left out.
 */
export async function hashOf(patterns: readonly string[], besides: readonly string[] = []): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(besides));
  const files = await Array.fromAsync(
    glob(patterns, { cwd: checkout, exclude: (path) => /(^|\/)dist$|\.test\.tsx?$/.test(path) }),
  );
  for (const file of files.toSorted()) {
    // Not `readFile`: to wait for each of two thousand small files would take ten times as long.
    const content = readFileSync(join(checkout, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 16);
}

/** How many older results are kept, for switching back to a branch, or for a run that still copies one. */
const mostOlderResults = 2;
/** An hour. Nothing takes longer to create, so an older unfinished folder was left by a process that ended. */
const abandonedAfterMs = 60 * 60 * 1000;

/** Like `cached`, for what is built from sources, which `hash` identifies. Old results are deleted. */
export async function cachedOf(
  kind: string,
  hash: string,
  fill: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = await cached(`${kind}-${hash}`, fill);
  // The time of a folder says when it was last used, and `sweep` keeps the last used ones.
  await utimes(folder, new Date(), new Date()).catch(() => undefined);
  await sweep(kind, folder);
  return folder;
}

/** Deletes old results of a kind, and folders that were left unfinished: these have `.half-` in their names. */
const sweep = async (kind: string, current: string): Promise<void> => {
  const names = (await readdir(root)).filter((name) => name.startsWith(`${kind}-`));
  const folders = await Promise.all(
    names.map(async (name) => {
      const folder = join(root, name);
      const usedAt = await stat(folder).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      );
      return { folder, usedAt, isHalf: name.includes('.half-') };
    }),
  );
  const abandoned = folders.filter(({ isHalf, usedAt }) => isHalf && usedAt < Date.now() - abandonedAfterMs);
  const old = folders
    .filter(({ isHalf, folder }) => !isHalf && folder !== current)
    .toSorted((one, other) => other.usedAt - one.usedAt)
    .slice(mostOlderResults);
  for (const { folder } of [...abandoned, ...old]) await rm(folder, { recursive: true, force: true });
};
