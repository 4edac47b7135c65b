import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { longFunctions, mostLines } from '../lint/longFunctions.ts';

const config = {
  plugins: [],
  categories: { correctness: 'off' },
  rules: { 'max-lines-per-function': ['error', mostLines] },
};

/** The number of long functions in each of these files; a file without any is left out. */
const longFunctionsIn = async (files: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const folder = await mkdtemp(join(tmpdir(), 'keja-lint-'));
  const file = join(folder, 'long.json');
  await writeFile(file, JSON.stringify(config));
  const lint = ['-c', file, '--disable-nested-config', '-f', 'unix', ...files];
  // The linter ends with 1 where it finds something.
  const found = await promisify(execFile)(join('node_modules', '.bin', 'oxlint'), lint).catch(
    (refused: { readonly stdout?: string }) => ({ stdout: refused.stdout ?? '' }),
  );
  await rm(folder, { recursive: true });
  const counts = new Map<string, number>();
  for (const [, path = ''] of found.stdout.matchAll(/^([^:\n]+):.*too many lines/gm))
    counts.set(path, (counts.get(path) ?? 0) + 1);
  return counts;
};

it('a file that may have long functions has no more of them than when the rule came', async () => {
  const counts = await longFunctionsIn(Object.keys(longFunctions));
  expect(counts.size).toBeGreaterThan(0);
  const grown = [...counts].filter(([path, count]) => count > (longFunctions[path] ?? 0));
  expect(grown).toEqual([]);
});

it('a function of 61 lines is found, and one of 60 is not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'keja-lint-'));
  const functionOf = (lines: number): string =>
    ['export function long() {', ...Array.from({ length: lines - 2 }, () => 'console.log(1);'), '}'].join(
      '\n',
    );
  const [long, short] = [join(folder, 'long.ts'), join(folder, 'short.ts')];
  await Promise.all([writeFile(long, functionOf(61)), writeFile(short, functionOf(60))]);
  const found = [...(await longFunctionsIn([long, short])).entries()];
  await rm(folder, { recursive: true });
  expect(found.map(([path, count]) => [path.endsWith('long.ts'), count])).toEqual([[true, 1]]);
});
