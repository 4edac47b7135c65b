/** Seconds between two attempts to reach KSeF: short at first, then twice an hour. */
const pauses = [10, 30, 60, 120, 300, 600, 1800] as const;

export function pauseAfter(failures: number): number {
  return pauses[Math.min(failures, pauses.length) - 1] ?? pauses[0];
}

/** Seconds before each poll for a sent invoice; KSeF usually decides within seconds. */
export const looks = [1, 2, 3, 5, 10, 20, 30, 60] as const;
