import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reactingOnce } from './reactingOnce.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Reports changes until the time is over, one each tenth of a second. */
const changesFor = async (seconds: number, report: () => void): Promise<void> => {
  for (let tenth = 0; tenth < seconds * 10; tenth += 1) {
    report();
    await vi.advanceTimersByTimeAsync(100);
  }
};

describe('a screen that follows changes', () => {
  it('reads once for changes of the same moment, and at most once a second', async () => {
    const react = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const { report } = reactingOnce(react);
    report();
    report();
    await vi.advanceTimersByTimeAsync(250);
    expect(react).toHaveBeenCalledTimes(1);
    await changesFor(3, report);
    expect(react).toHaveBeenCalledTimes(4);
  });

  it('lets a slow answer come while changes go on, and reads again afterwards', async () => {
    let answered = 0;
    const react = vi.fn<() => Promise<void>>(async () => {
      await new Promise((resolve) => setTimeout(resolve, 3000));
      answered += 1;
    });
    const { report } = reactingOnce(react);
    await changesFor(3.2, report);
    expect([react.mock.calls.length, answered]).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(400);
    expect([react.mock.calls.length, answered]).toEqual([2, 1]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect([react.mock.calls.length, answered]).toEqual([2, 2]);
  });

  it('reads again after a while if an answer never comes, and after a refusal', async () => {
    const react = vi
      .fn<() => Promise<unknown>>()
      .mockRejectedValueOnce(new Error('refused'))
      .mockReturnValueOnce(new Promise(() => undefined))
      .mockResolvedValue(undefined);
    const { report } = reactingOnce(react);
    report();
    await vi.advanceTimersByTimeAsync(2000);
    report();
    await vi.advanceTimersByTimeAsync(2000);
    report();
    await vi.advanceTimersByTimeAsync(5000);
    expect(react).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(5000);
    expect(react).toHaveBeenCalledTimes(3);
  });

  it('reads nothing more once it is closed, also if something changed during the last reading', async () => {
    const react = vi.fn<() => Promise<unknown>>(() => new Promise((resolve) => setTimeout(resolve, 500)));
    const { report, stop } = reactingOnce(react);
    report();
    await vi.advanceTimersByTimeAsync(300);
    report();
    stop();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(react).toHaveBeenCalledTimes(1);
  });
});
