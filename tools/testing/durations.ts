import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Seconds that each test file took the last time it ran on this checkout. */
export type Durations = Readonly<Record<string, number>>;

const root = fileURLToPath(new URL('../..', import.meta.url));
const file = join(root, '.keja', 'durations.json');

/** The key of a file in `Durations`. It has the project too, because a file may belong to several and take longer in one. */
export function durationKey(project: string, moduleId: string): string {
  return `${project} ${relative(root, moduleId)}`;
}

export function readDurations(): Durations {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Durations;
  } catch {
    return {}; // It only decides which file begins first.
  }
}

/** Stores new durations; a file that did not run this time keeps its earlier one. */
export async function keepDurations(durations: Durations): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const temporaryFile = `${file}.${process.pid}`;
  await writeFile(temporaryFile, `${JSON.stringify({ ...readDurations(), ...durations }, undefined, 1)}\n`);
  await rename(temporaryFile, file);
}
