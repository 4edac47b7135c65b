import { setTimeout as pause } from 'node:timers/promises';
import { patienceMs } from './patience.ts';

/** Tries an assertion again until it passes, and fails with its last complaint. */
export const eventually = async <T>(assertion: () => T | Promise<T>): Promise<T> => {
  const end = performance.now() + patienceMs;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (performance.now() > end) throw error;
      await pause(20);
    }
  }
};
