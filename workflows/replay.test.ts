import { Worker } from '@temporalio/worker';
import { glob, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import * as workflows from './index.ts';
import { bundleWorkflows } from './testing/bundle.ts';

const folder = fileURLToPath(new URL('histories', import.meta.url));
const files = await Array.fromAsync(glob('**/*.json', { cwd: folder }));
const wrong = files.filter((file) => file.startsWith('wrong'));
const saved = files.filter((file) => !wrong.includes(file));

let workflowBundle: Awaited<ReturnType<typeof bundleWorkflows>>;
beforeAll(async () => {
  workflowBundle = await bundleWorkflows();
});

const replay = async (file: string): Promise<void> => {
  const history: unknown = JSON.parse(await readFile(join(folder, file), 'utf8'));
  await Worker.runReplayHistory({ workflowBundle }, history, basename(file, '.json'));
};

describe('the present code replays what earlier releases did', () => {
  it.each(saved)('%s', async (file) => {
    await expect(replay(file)).resolves.toBeUndefined();
  });

  it('for every workflow there is', () => {
    const covered = new Set(saved.map((file) => basename(dirname(file))));
    expect(covered).toEqual(new Set(Object.keys(workflows)));
  });
});

describe('a history that the code would not have made', () => {
  it.each(wrong)('fails: %s', async (file) => {
    await expect(replay(file)).rejects.toThrow(/nondeterminism/i);
  });

  it('is kept, so that the replay itself is proved', () => expect(wrong.length).toBeGreaterThan(0));
});
