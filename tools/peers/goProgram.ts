import { join } from 'node:path';
import { cached } from '../infrastructure/cache.ts';
import { run } from '../infrastructure/run.ts';

/**
 * Path of a program built from a Go module, such as `github.com/owner/name/cmd/server@v1.2.3`.
 * @throws Error with one sentence where there is no Go, or no registry to bring the module from.
 */
export const goProgram = async (name: string, source: string): Promise<string> => {
  const folder = await cached(name, async (half) => {
    await run(`Building ${name}`, 'go', ['install', source], {
      env: { ...process.env, GOBIN: half, GOFLAGS: '-mod=mod' },
    });
  });
  const program = source.split('@')[0]?.split('/').at(-1) ?? '';
  return join(folder, program);
};
