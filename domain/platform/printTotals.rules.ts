import { Decimal } from 'decimal.js';
import { exact } from '../kernel/decimals.ts';

type Row = Readonly<Record<string, unknown>>;

/** The sum of an exact column over rows, with its full scale; empty cells count as 0. */
export function columnSum(rows: readonly Row[], name: string, scale: number): string {
  return exact(
    rows.reduce((sum, row) => sum.plus(isNumber(row[name]) ? row[name] : 0), new Decimal(0)),
    scale,
  );
}

const isNumber = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value));
