/** Seconds between two tries to reach KSeF: soon at first, twice an hour when it stays away. */
const pauses = [10, 30, 60, 120, 300, 600, 1800] as const;

export const pauseAfter = (failures: number): number =>
  pauses[Math.min(failures, pauses.length) - 1] ?? pauses[0];

/** Seconds before each look at an invoice that was handed over: KSeF judges within seconds, as a rule. */
export const looks = [1, 2, 3, 5, 10, 20, 30, 60] as const;
