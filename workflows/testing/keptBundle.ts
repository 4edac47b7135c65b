import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WorkflowBundlePath } from '@temporalio/worker';
import { cachedOf, hashOf } from '#infrastructure/cache.ts';

const sources = ['workflows/**/*.ts', 'domain/**/*.{ts,json}', 'package-lock.json'];

/** The import is inside, because Temporal's worker is large and is not needed if the bundle was made before. */
const writeBundle = async (file: string): Promise<void> => {
  const { bundleWorkflows } = await import('./bundle.ts');
  await writeFile(file, (await bundleWorkflows()).code);
};

/**
 * The bundle of all workflows on disk: made once and kept until the workflows or the rules they use change.
 * @param write writes the bundle to a file
 */
export async function keptBundle(
  write: (file: string) => Promise<unknown> = writeBundle,
): Promise<WorkflowBundlePath> {
  const name = 'workflows.js';
  const folder = await cachedOf('workflows', await hashOf(sources), async (unfinishedFolder) => {
    await write(join(unfinishedFolder, name));
  });
  return { codePath: join(folder, name) };
}
