import { setTimeout as pause } from 'node:timers/promises';
import { patienceMs } from './patience.ts';

/** Repeats an assertion until it passes; after `limit` milliseconds it fails with the last error. */
export async function eventually<T>(assertion: () => T | Promise<T>, limit = patienceMs): Promise<T> {
  const end = performance.now() + limit;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (performance.now() > end) throw error;
      await pause(20);
    }
  }
}
