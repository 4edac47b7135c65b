import { afterAll, vi } from 'vitest';

/** Files share a process: what one of them has put into the place of a global, or of the clock, must not reach the next. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
