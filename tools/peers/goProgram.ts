import { join } from 'node:path';
import { cached } from '#infrastructure/cache.ts';
import { goExecutable } from '#infrastructure/go.ts';
import { run } from '#infrastructure/run.ts';

/**
 * Path of a program built from a Go module, such as `github.com/owner/name/cmd/server@v1.2.3`.
 * @throws Error with one sentence where no registry brings Go or the module.
 */
export async function goProgram(name: string, source: string): Promise<string> {
  const folder = await cached(name, async (half) => {
    await run(`Building ${name}`, await goExecutable(), ['install', source], {
      env: { ...process.env, GOBIN: half, GOFLAGS: '-mod=mod' },
    });
  });
  const program = source.split('@')[0]?.split('/').at(-1) ?? '';
  return join(folder, program);
}
