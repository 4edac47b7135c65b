/** The dimensions by which requests are counted; the call names one as `:type`. */
export const requestDimensions = ['status', 'executor', 'customer', 'product', 'month'] as const;
export type RequestDimension = (typeof requestDimensions)[number];

/** The counts of a row; each is the length of a list that can be opened. */
export const requestCounts = ['intake', 'solved', 'openAtEnd'] as const;
export type RequestCount = (typeof requestCounts)[number];

/**
 * Hours with one decimal, as text: the median, and the time within which 90 % were done (`P90`). Null if nothing was answered or
 * solved.
 */
export const requestDurations = [
  'firstAnswerMedian',
  'firstAnswerP90',
  'solutionMedian',
  'solutionP90',
] as const;
type RequestDuration = (typeof requestDurations)[number];

/**
 * The figures of a period. The time to the first answer is that of requests that came in within the period; the time to the
 * solution is that of requests that were solved within it.
 */
export type RequestSum = Readonly<Record<RequestCount, number> & Record<RequestDuration, string | null>>;

export interface RequestPart extends RequestSum {
  /** The id of the status, user, counterparty or product, or a month such as 2026-11; null for requests without one. */
  readonly key: string | null;
  readonly name: string | null;
}

export interface RequestAnalysis {
  /** Each request is counted once, however many products it has. */
  readonly totals: RequestSum;
  /** Months in their order; others with the greatest intake first. */
  readonly rows: readonly RequestPart[];
  /** Whether there are more than `mostRequestParts`. */
  readonly more: boolean;
}

/** The most rows of one analysis. */
export const mostRequestParts = 500;

/** Days in the terminal’s time zone, both inclusive. */
export interface RequestPeriod {
  readonly from: string;
  readonly to: string;
}
