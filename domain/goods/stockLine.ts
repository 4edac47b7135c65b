import type { Reference } from '../kernel/record.ts';

/** What lies in one place of one owner; tonnes as text with three decimals. */
export interface StockLine {
  readonly product: Reference;
  readonly warehouse: Reference;
  readonly box: Reference | null;
  readonly owner: Reference | null;
  readonly receipts: string;
  readonly expenses: string;
  readonly quantity: string;
  readonly lastAt: string;
}
