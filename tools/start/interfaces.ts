import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

const interfaces = ['admin-ui', 'kiosk-ui'] as const;

/** Builds the interfaces whose sources have changed since they were built. */
export const buildInterfaces = async (say: (line: string) => void): Promise<void> => {
  for (const name of interfaces) {
    const mark = join(name, 'dist', '.built');
    const sources = await fingerprint(name);
    if (existsSync(mark) && (await readFile(mark, 'utf8')) === sources) continue;
    say(`Building ${name}`);
    await build({ root: name, configFile: join(name, 'vite.config.ts'), logLevel: 'error' });
    await writeFile(mark, sources);
  }
};

const fingerprint = async (name: string): Promise<string> => {
  const hash = createHash('sha256');
  const patterns = [`${name}/**/*.{ts,tsx,css,html,svg,json}`, 'domain/**/*.ts', 'package-lock.json'];
  for await (const file of glob(patterns, { exclude: (path) => path.endsWith('dist') }))
    hash.update(file).update(await readFile(file));
  return hash.digest('hex');
};
