import { keptBundle } from '#workflows/testing/keptBundle.ts';
import { madeBeforehand } from '#infrastructure/cache.ts';
import { checkout, run } from '#infrastructure/run.ts';

/** The file of the bundled workflows. A process of its own bundles them and gives its memory back; a worker would keep it. */
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
