import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of a program that is found on the PATH, or undefined. */
export function onPath(program: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((file) => existsSync(file));
}
