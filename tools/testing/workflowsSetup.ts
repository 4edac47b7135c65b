import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The workers of a run start from one bundle of the workflows: making it anew costs each of them seconds. */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env.WORKFLOW_BUNDLE) return async () => undefined;
  const folder = await mkdtemp(join(tmpdir(), 'keja-workflows-'));
  const file = join(folder, 'workflows.js');
  process.env.WORKFLOW_BUNDLE = file;
  // Loaded once in a run, whose projects each ask for this setup: Temporal's runtime is one for a process.
  const { bundleWorkflows } = await import('#workflows/testing/bundle.ts');
  await writeFile(file, (await bundleWorkflows()).code);
  return () => rm(folder, { recursive: true, force: true });
}
