import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { cachedOf, compiledFolder, hashOf } from './cache.ts';

const root = dirname(compiledFolder);
/** The folders of this run begin so: `cachedOf` names a folder by a kind and a hash, here `one`. */
const kind = `test-${randomUUID()}`;
const made = async (): Promise<string[]> =>
  (await readdir(root)).filter((name) => name.startsWith(kind)).toSorted();
afterAll(async () => {
  for (const name of await made()) await rm(join(root, name), { recursive: true });
});

/** Two files, with time between them. */
const make = async (folder: string): Promise<void> => {
  await writeFile(join(folder, 'first'), '1');
  await pause(100);
  await writeFile(join(folder, 'second'), '2');
};
const contentOf = async (folder: string): Promise<string[]> => (await readdir(folder)).toSorted();

it('a cached folder appears whole when three make it at once, and is made only once after that', async () => {
  let times = 0;
  const making = (folder: string) => {
    times += 1;
    return make(folder);
  };
  const folders = await Promise.all([1, 2, 3].map(() => cachedOf(`${kind}-a`, 'one', making)));
  expect(new Set(folders).size).toBe(1);
  expect(await contentOf(folders[0] ?? '')).toEqual(['first', 'second']);
  expect(await made()).toEqual([`${kind}-a-one`]);
  const before = times;
  await cachedOf(`${kind}-a`, 'one', making);
  expect(times).toBe(before);
});

it('a cached folder is made again after a making that failed', async () => {
  const failing = cachedOf(`${kind}-b`, 'one', async (folder) => {
    await writeFile(join(folder, 'first'), '1');
    throw new Error('the disk is full');
  });
  await expect(failing).rejects.toThrow('the disk is full');
  expect(await contentOf(await cachedOf(`${kind}-b`, 'one', make))).toEqual(['first', 'second']);
});

it('a cached folder is made again after a process that was killed half way', async () => {
  const program = `
    import { writeFile } from 'node:fs/promises';
    import { cachedOf } from './infrastructure/cache.ts';
    await cachedOf('${kind}-c', 'one', async (folder) => {
      await writeFile(folder + '/first', '1');
      console.log('half made');
      await new Promise((resolve) => setTimeout(resolve, 60_000));
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await contentOf(await cachedOf(`${kind}-c`, 'one', make))).toEqual(['first', 'second']);
});

it('the results of other sources are kept for the three sources used last', async () => {
  for (const hash of ['1', '2', '3', '1', '4']) {
    await cachedOf(`${kind}-d`, hash, make);
    await pause(20);
  }
  expect((await made()).filter((name) => name.includes('-d-'))).toEqual(
    ['1', '3', '4'].map((hash) => `${kind}-d-${hash}`),
  );
});

it('a cached folder is found by a hash that changes with a name, a content and what else decides, and not with a test', async () => {
  const folder = join('infrastructure', `hashed-${randomUUID()}`);
  const file = (name: string) => join(folder, name);
  await mkdir(folder);
  const hash = (...besides: string[]) => hashOf([`${folder}/**/*.ts`], besides);
  try {
    const hashes = [await hash()];
    await writeFile(file('a.ts'), 'ab');
    hashes.push(await hash(), await hash('2026-11-22'));
    await writeFile(file('a.ts'), 'ac');
    hashes.push(await hash());
    await writeFile(file('b.ts'), '');
    hashes.push(await hash());
    expect(new Set(hashes).size).toBe(hashes.length);
    await writeFile(file('a.test.ts'), 'a test');
    expect(await hash()).toBe(hashes.at(-1));
  } finally {
    await rm(folder, { recursive: true });
  }
});
