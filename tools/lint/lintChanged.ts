import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesToLint, type Linted, type Source } from './changedFiles.ts';

// Lints the files that changed since they were last found without fault (docs/decisions/0105). `npm run lint` lints all files, and
// so does this program in a clean clone.

/** The file in which the hashes of the files without fault are kept. */
const memory = join('node_modules', '.cache', 'keja', 'linted.json');
/** What the faults in all files depend on. If one of these has changed, all files are linted. */
const basisFiles = ['oxlint.config.ts', 'tools/lint/*.ts', 'tsconfig.json', 'package-lock.json'];

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const sourcesOf = async (patterns: readonly string[]): Promise<Source[]> => {
  const paths = await Array.fromAsync(
    glob(patterns, { exclude: (path) => /(^|\/)(node_modules|dist|\.keja|\.git)$/.test(path) }),
  );
  const read = async (path: string): Promise<Source> => {
    const text = await readFile(path, 'utf8');
    return { path, text, hash: hashOf(text) };
  };
  return Promise.all(paths.toSorted().map(read));
};

/** What the last run found; undefined if nothing was kept, or only a part of it was written: then all files are linted. */
const readLinted = async (): Promise<Linted | undefined> => {
  try {
    return JSON.parse(await readFile(memory, 'utf8')) as Linted;
  } catch {
    return undefined;
  }
};

const keepLinted = async (linted: Linted): Promise<void> => {
  await mkdir(dirname(memory), { recursive: true });
  await writeFile(memory, JSON.stringify(linted));
};

const basis = hashOf((await sourcesOf(basisFiles)).map(({ hash }) => hash).join());
const sources = await sourcesOf(['**/*.{ts,tsx,cjs,mjs}']);
const files = filesToLint(sources, basis, await readLinted());
console.log(`linting ${files.length} of ${sources.length} files`);
// Without the names of files, oxlint lints all of them.
const isEverything = files.length === sources.length;
const { status } =
  files.length === 0
    ? { status: 0 }
    : spawnSync(join('node_modules', '.bin', 'oxlint'), isEverything ? [] : files, { stdio: 'inherit' });
if (status === 0)
  await keepLinted({ basis, hashes: Object.fromEntries(sources.map(({ path, hash }) => [path, hash])) });
process.exitCode = status ?? 1;
