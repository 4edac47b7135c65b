import { readdir } from 'node:fs/promises';
import { parse } from 'node:path';

export const migrationsFolder = new URL('./migrations', import.meta.url).pathname;

/** The names of the migrations that this version has. */
export async function migrationNames(): Promise<readonly string[]> {
  return (await readdir(migrationsFolder))
    .filter((file) => file.startsWith('Migration'))
    .map((file) => parse(file).name);
}
