/** What reclamations are divided by. The first three are said of positions, and the third of costs too. */
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
  /** What is complained of, as a decimal with two digits. */
  readonly amount: string;
  /** What it cost, in złoty; null if the costs cannot be separated. */
  readonly cost: string | null;
  readonly decided: number;
  /** Days from the day it came in to the day of the decision, on average with one digit; null if none is decided. */
  readonly days: string | null;
}

export interface ReclamationPart extends ReclamationSum {
  readonly key: string | null;
  readonly name: string | null;
}

/** The reclamations of some days, by the day they came in: all of them, and by each dimension. */
export interface ReclamationAnalysis {
  readonly totals: ReclamationSum;
  readonly parts: Readonly<Record<ReclamationDimension, readonly ReclamationPart[]>>;
  /** Costs in a currency whose rate nobody has written down: they are in no sum. */
  readonly unpriced: number;
}
