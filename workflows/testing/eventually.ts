import { setTimeout as pause } from 'node:timers/promises';

/** Waits for a condition to hold: tries the assertion again until it passes, and fails with its last complaint. */
export const eventually = async (assertion: () => Promise<void>, patience = 15_000): Promise<void> => {
  const end = performance.now() + patience;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (performance.now() > end) throw error;
      await pause(25);
    }
  }
};
