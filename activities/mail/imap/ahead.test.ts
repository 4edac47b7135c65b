import { expect, it } from 'vitest';
import { ahead } from './ahead.ts';

/** Gives numbers, and notes which are being made. */
const numbers = (upTo: number, failsAt = Infinity) => {
  const made: number[] = [];
  async function* source(): AsyncGenerator<number> {
    for (let nr = 1; nr <= upTo; nr += 1) {
      made.push(nr);
      await Promise.resolve();
      if (nr === failsAt) throw new Error(`no ${nr}`);
      yield nr;
    }
  }
  return { made, source: source() };
};

it('reading ahead gives everything in its order', async () => {
  expect(await Array.fromAsync(ahead(numbers(5).source))).toEqual([1, 2, 3, 4, 5]);
  expect(await Array.fromAsync(ahead(numbers(0).source))).toEqual([]);
});

it('reading ahead makes the next one while one is used, and no more than that', async () => {
  const { made, source } = numbers(9);
  for await (const nr of ahead(source)) {
    await new Promise((resolve) => setImmediate(resolve));
    expect(made).toEqual(Array.from({ length: Math.min(nr + 1, 9) }, (_, at) => at + 1));
  }
});

it('reading ahead reports an error when its turn comes', async () => {
  const used: number[] = [];
  const use = async () => {
    for await (const nr of ahead(numbers(9, 3).source)) used.push(nr);
  };
  await expect(use()).rejects.toThrow('no 3');
  expect(used).toEqual([1, 2]);
});

it('reading ahead ends its source when nobody wants more', async () => {
  // The second number fails, but nobody wants it any more.
  const { made, source } = numbers(9, 2);
  for await (const nr of ahead(source)) if (nr === 1) break;
  expect(made).toEqual([1, 2]);
  expect(await source.next()).toEqual({ done: true, value: undefined });
});
