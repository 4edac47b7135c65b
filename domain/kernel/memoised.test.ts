import { expect, it } from 'vitest';
import { readOnce } from './memoised.ts';

it('a reading that failed is made again, and one that succeeded is kept', async () => {
  const answers = [Promise.reject(new Error('away')), Promise.resolve(1), Promise.resolve(2)];
  let readings = 0;
  const read = readOnce(() => answers[readings++] ?? Promise.resolve(3));
  await expect(read()).rejects.toThrow('away');
  expect(await read()).toBe(1);
  expect(await read()).toBe(1);
  expect(readings).toBe(2);
});
