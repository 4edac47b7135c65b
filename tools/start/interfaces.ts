import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOf } from '#infrastructure/cache.ts';
import { run } from '#infrastructure/run.ts';

const interfaces = ['admin-ui', 'kiosk-ui', 'request-form'] as const;
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Builds the interfaces whose sources have changed since they were built. */
export async function buildInterfaces(say: (line: string) => void): Promise<void> {
  await Promise.all(
    interfaces.map(async (name) => {
      const builtFile = join(root, name, 'dist', '.built');
      const sources = await fingerprint(name);
      if (existsSync(builtFile) && (await readFile(builtFile, 'utf8')) === sources) return;
      say(`Building ${name}`);
      await build(name);
      await writeFile(builtFile, sources);
    }),
  );
}

/** Builds in a process of its own: its memory is freed at the end, and `NODE_ENV` makes it React's production build. */
const build = (name: string): Promise<unknown> =>
  run(
    `The build of ${name}`,
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--config', `${name}/vite.config.ts`, '--logLevel', 'error'],
    { cwd: root, env: { ...process.env, NODE_ENV: 'production' } },
  );

const fingerprint = (name: string): Promise<string> =>
  hashOf([`${name}/**/*.{ts,tsx,css,html,svg,json}`, 'domain/**/*.{ts,json}', 'package-lock.json']);
