import { expect, it, vi } from 'vitest';
import { oneAtATime } from './oneAtATime.ts';

/** An act that counts its calls, and ends only when it is told to. */
const slowAct = () => {
  const ends: ((result: string) => void)[] = [];
  const act = vi.fn<(id: number) => Promise<string>>(
    () => new Promise<string>((resolve) => ends.push(resolve)),
  );
  return { act, end: (place: number, result: string) => ends[place]?.(result) };
};

it('two quick clicks do an act once, and both get its result', async () => {
  const { act, end } = slowAct();
  const once = oneAtATime(act);
  const results = Promise.all([once(1), once(1)]);
  end(0, 'saved');
  expect(await results).toEqual(['saved', 'saved']);
  expect(act).toHaveBeenCalledTimes(1);
});

it('an act can be done again once it has ended, also by an error', async () => {
  const act = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('refused'))
    .mockResolvedValueOnce('saved');
  const once = oneAtATime(act);
  await expect(once()).rejects.toThrow('refused');
  expect(await once()).toBe('saved');
});

it('calls with different keys do not wait for one another', async () => {
  const { act, end } = slowAct();
  const once = oneAtATime(act, String);
  const results = Promise.all([once(1), once(2), once(1)]);
  end(0, 'first');
  end(1, 'second');
  expect(await results).toEqual(['first', 'second', 'first']);
  expect(act).toHaveBeenCalledTimes(2);
});
