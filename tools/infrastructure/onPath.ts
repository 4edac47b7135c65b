import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where the PATH has a program, or undefined. */
export const onPath = (program: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((file) => existsSync(file));
