import { Worker } from '@temporalio/worker';
import { glob, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import * as workflows from './index.ts';
import { keptBundle } from './testing/keptBundle.ts';

const folder = fileURLToPath(new URL('histories', import.meta.url));
const files = await Array.fromAsync(glob('**/*.json', { cwd: folder }));
const wrong = files.filter((file) => file.startsWith('wrong'));
const saved = files.filter((file) => !wrong.includes(file));

/** What each history came to: one worker replays them all, because loading the bundle takes longer than a replay. */
const results = new Map<string, Error | undefined>();
beforeAll(async () => {
  const workflowBundle = await keptBundle();
  const histories = files.map(async (file) => ({
    workflowId: file,
    history: JSON.parse(await readFile(join(folder, file), 'utf8')) as unknown,
  }));
  for await (const { workflowId, error } of Worker.runReplayHistories(
    { workflowBundle },
    await Promise.all(histories),
  ))
    results.set(workflowId, error);
});

const errorOf = (file: string): Error | undefined => {
  if (!results.has(file)) throw new Error(`${file} was not replayed`);
  return results.get(file);
};

describe('the present code replays what earlier releases did', () => {
  it.each(saved)('%s', (file) => {
    expect(errorOf(file)).toBeUndefined();
  });

  it('the present code replays what earlier releases did for every workflow there is', () => {
    const covered = new Set(saved.map((file) => basename(dirname(file))));
    expect(covered).toEqual(new Set(Object.keys(workflows)));
  });
});

describe('a history that the code would not have made', () => {
  it.each(wrong)('fails: %s', (file) => {
    expect(errorOf(file)?.message).toMatch(/nondeterminism/i);
  });

  it('is kept, so that the replay itself is proved', () => expect(wrong.length).toBeGreaterThan(0));
});
