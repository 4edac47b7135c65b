import { keptBundle } from '#workflows/testing/keptBundle.ts';

/** All workers of a run use one bundle of the workflows, because building it takes seconds. */
export default async function setup(): Promise<void> {
  process.env.WORKFLOW_BUNDLE ??= (await keptBundle()).codePath;
}
