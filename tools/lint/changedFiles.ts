import { basename } from 'node:path';

/** The files that were found without fault the last time. */
export interface Linted {
  /** A hash of what all files depend on: the rules, the compiler's options and the packages. */
  readonly basis: string;
  /** The hash of each file by its path. */
  readonly hashes: Readonly<Record<string, string>>;
}

export interface Source {
  readonly path: string;
  readonly text: string;
  readonly hash: string;
}

/**
 * The paths of the files to lint: those that changed since `linted`, and those that import one of them, since a function that
 * becomes asynchronous is wrong where it is called. All files, if what they depend on has changed.
 */
export function filesToLint(sources: readonly Source[], basis: string, linted: Linted | undefined): string[] {
  if (linted?.basis !== basis) return sources.map(({ path }) => path);
  const changed = new Set(
    sources.filter(({ path, hash }) => linted.hashes[path] !== hash).map(({ path }) => path),
  );
  const paths = new Set(sources.map(({ path }) => path));
  const removed = Object.keys(linted.hashes).filter((path) => !paths.has(path));
  // An import ends with the name of its file. Only the name is compared, so files that import another file of the same name are
  // linted too.
  const imports = [...changed, ...removed].map((path) => `/${basename(path)}'`);
  const importers = sources.filter(({ text }) => imports.some((ending) => text.includes(ending)));
  return [...new Set([...changed, ...importers.map(({ path }) => path)])];
}
