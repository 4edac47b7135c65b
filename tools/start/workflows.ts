import { keptBundle } from '#workflows/testing/keptBundle.ts';
import { madeBeforehand } from '#infrastructure/cache.ts';
import { checkout, run } from '#infrastructure/run.ts';

/** The path of the bundled workflows. A process of its own bundles them, because a worker would not free the memory for it. */
export async function bundledWorkflows(say: (line: string) => void): Promise<string> {
  const { codePath } = await keptBundle((file) => {
    say('Bundling the workflows');
    return run('The bundle of the workflows', process.execPath, ['tools/start/bundleInto.ts', file], {
      cwd: checkout,
      env: { ...process.env, NODE_NO_WARNINGS: '1', ...madeBeforehand() },
    });
  });
  return codePath;
}
