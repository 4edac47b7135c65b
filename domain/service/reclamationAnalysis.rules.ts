/** The dimensions of the analysis. The first three divide the positions of reclamations; the third also divides the costs. */
export const reclamationDimensions = [
  'subject',
  'reason',
  'perpetrator',
  'type',
  'group',
  'manager',
  'month',
] as const;
export type ReclamationDimension = (typeof reclamationDimensions)[number];

export interface ReclamationSum {
  readonly reclamations: number;
  readonly positions: number;
  /** The value of the goods that are complained of, as a decimal with two digits. */
  readonly amount: string;
  /**
   * The costs in złoty; null if they cannot be divided by this dimension, for a perpetrator without costs, or if the reader may
   * not read them.
   */
  readonly cost: string | null;
  /** How many of the reclamations have a decision. */
  readonly decided: number;
  /** Days from the day it came in to the day of the decision, on average with one digit; null if none is decided. */
  readonly days: string | null;
}

export interface ReclamationPart extends ReclamationSum {
  /** The id of a record, or the month such as 2026-11; null for reclamations without a value of the dimension. */
  readonly key: string | null;
  readonly name: string | null;
}

/** The reclamations of some days, by the day they came in: all of them, and by each dimension. */
export interface ReclamationAnalysis {
  readonly totals: ReclamationSum;
  readonly parts: Readonly<Record<ReclamationDimension, readonly ReclamationPart[]>>;
  /** How many costs are in no sum, because no exchange rate of their currency is stored. */
  readonly unpriced: number;
}
