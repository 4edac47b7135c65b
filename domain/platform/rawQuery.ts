/** Limits of one raw query and its answer. */
export const rawQueryLimits = {
  rows: 1000,
  /** Of the answer as JSON: about as many bytes are held in memory. */
  characters: 5_000_000,
  milliseconds: 5000,
  /** Of the query text. */
  length: 20_000,
} as const;
