import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { giveUpMs, loadInTime, ScreenNotLoaded } from './loadInTime.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = <T>(ms: number, result: T) =>
  new Promise<T>((resolve) => {
    setTimeout(() => resolve(result), ms);
  });

it('a screen that comes just in time is shown', async () => {
  const loading = loadInTime(() => after(giveUpMs - 1, 'the screen'));
  await vi.advanceTimersByTimeAsync(giveUpMs);
  await expect(loading).resolves.toBe('the screen');
});

it('a screen that has not come after 120 seconds is given up', async () => {
  const loading = loadInTime(() => after(giveUpMs + 1, 'the screen'));
  const refusal = loading.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(giveUpMs);
  expect(await refusal).toBeInstanceOf(ScreenNotLoaded);
  expect(giveUpMs).toBe(120_000);
});

it('a screen whose file is gone is given up at once, and says why to whoever looks', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  await expect(loadInTime(() => Promise.reject(cause))).rejects.toMatchObject({
    name: 'ScreenNotLoaded',
    cause,
  });
});
