import { operations, type TypeOfOperation } from '../weighing/operations.rules.ts';

/** What the sums of a report of weighings are taken by. */
export const weighingDimensions = [
  'product',
  'customer',
  'direction',
  'scale',
  'typeOfDocument',
  'shift',
  'day',
] as const;
export type WeighingDimension = (typeof weighingDimensions)[number];

/** Where the goods go, as seen from the terminal; `within` where they stay. */
const weighingDirections = ['in', 'out', 'within'] as const;
export type WeighingDirection = (typeof weighingDirections)[number];

export function directionOf(operation: TypeOfOperation): WeighingDirection {
  const { vehicle } = operations[operation];
  if (vehicle === 'either') return 'within';
  return vehicle === 'Loading' ? 'out' : 'in';
}

/** Weighings taken together. Tonnes as text with three decimals. */
export interface WeighingSum {
  readonly count: number;
  readonly brutto: string;
  readonly tare: string;
  readonly netto: string;
}

export interface WeighingGroup extends WeighingSum {
  /** The id of a product, customer or scale; else the value itself. Null where the weighing names none. */
  readonly key: string | null;
  /** What the record is called; null for what is no record. */
  readonly name: string | null;
}

/** The weighings of some working days: all of them, by each dimension. */
export interface WeighingReport {
  readonly begin: string;
  readonly end: string;
  readonly totals: WeighingSum;
  readonly groups: Readonly<Record<WeighingDimension, readonly WeighingGroup[]>>;
}

/** Working days that one report may span. */
export const longestReportDays = 366;
