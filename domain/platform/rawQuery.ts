/** How much one raw query may ask of the database, and how much of it is answered. */
export const rawQueryLimits = {
  rows: 1000,
  /** Of the answer, counted as JSON: about that many bytes are held in memory. */
  characters: 5_000_000,
  milliseconds: 5000,
  /** Of the query's text. */
  length: 20_000,
} as const;
