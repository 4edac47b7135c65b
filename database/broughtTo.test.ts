import { expect, it } from 'vitest';
import { freshDatabase } from './testing/database.ts';
import { unlessBroughtTo } from './broughtTo.ts';

const opened = async () => {
  const { url } = await freshDatabase();
  const done: string[] = [];
  const bring = (version: string, work: () => Promise<void> = () => Promise.resolve()) =>
    unlessBroughtTo(url, version, async () => {
      await work();
      done.push(version);
    });
  return { done, bring };
};

it('brings a database to each version once, and again after it was at another one', async () => {
  const { done, bring } = await opened();
  for (const version of ['a', 'a', "b'c", "b'c", 'a']) await bring(version);
  expect(done).toEqual(['a', "b'c", 'a']);
});

it('brings it again to the version before, where the way to another one was interrupted', async () => {
  const { done, bring } = await opened();
  await bring('a');
  await expect(bring('b', () => Promise.reject(new Error('ended half way')))).rejects.toThrow('half way');
  await bring('a');
  expect(done).toEqual(['a', 'a']);
});
