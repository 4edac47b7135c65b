import { setTimeout as pause } from 'node:timers/promises';
import { patienceMs } from './patience.ts';

/** Repeats an assertion until it passes; after `patienceMs` it fails with the last error. */
export async function eventually<T>(assertion: () => T | Promise<T>): Promise<T> {
  const end = performance.now() + patienceMs;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (performance.now() > end) throw error;
      await pause(20);
    }
  }
}
