import { mkdir, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What is brought once for this checkout and may be thrown away at any time. */
const root = fileURLToPath(new URL('../../node_modules/.cache/keja/', import.meta.url));

/** Where Node keeps what it has compiled of our programs: they start in half the time. As `NODE_COMPILE_CACHE` says it. */
export const compiledFolder = `${root}compiled`;

/** What our programs start from instead of making it anew: what Node has compiled, and workflows that somebody has bundled. */
export const madeBeforehand = (): Readonly<Record<string, string>> => {
  const { WORKFLOW_BUNDLE } = process.env;
  return { NODE_COMPILE_CACHE: compiledFolder, ...(WORKFLOW_BUNDLE ? { WORKFLOW_BUNDLE } : {}) };
};

/**
 * The folder of something brought from a registry, filled by `bring` when it is not there yet. It appears
 * whole or not at all, also when two processes want it at once.
 */
export const cached = async (name: string, bring: (folder: string) => Promise<void>): Promise<string> => {
  const folder = `${root}${name}`;
  if (existsSync(folder)) return folder;
  const half = `${folder}.${process.pid}`;
  await mkdir(half, { recursive: true });
  try {
    await bring(half);
    await rename(half, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(half, { recursive: true, force: true });
  }
  return folder;
};
