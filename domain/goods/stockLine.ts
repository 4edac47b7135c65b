import type { Reference } from '../kernel/record.ts';

/** The goods of one owner in one place; tonnes as text with three decimals. */
export interface StockLine {
  readonly product: Reference;
  readonly warehouse: Reference;
  readonly box: Reference | null;
  readonly owner: Reference | null;
  readonly receipts: string;
  readonly expenses: string;
  /** What lies there now: the receipts less the expenses. */
  readonly quantity: string;
  /** When goods last came or left, ISO. */
  readonly lastAt: string;
}
