import { expect, it } from 'vitest';
import { readByIds } from './readByIds.ts';

it.each([
  ['none', 0, []],
  ['as many as one call takes', 500, [500]],
  ['more than an answer holds', 1201, [500, 500, 201]],
])('reads the records of %s, each once and in order', async (_case, count, calls) => {
  const ids = Array.from({ length: count }, (_, at) => at + 1);
  const lengths: number[] = [];
  const read = (part: readonly number[]) => {
    lengths.push(part.length);
    return Promise.resolve(part);
  };
  expect(await readByIds(ids, read)).toEqual(ids);
  expect(lengths).toEqual(calls);
});
