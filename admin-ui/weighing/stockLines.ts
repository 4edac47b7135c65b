import { Decimal } from 'decimal.js';
import type { StockLine } from '#domain/goods/stockLine.ts';
import { exact, tonnesScale } from '#domain/kernel/decimals.ts';
import type { Reference } from '#domain/kernel/record.ts';
import { inWarsaw } from '#domain/kernel/warsawDay.ts';

export interface StockedWarehouse extends Reference {
  /** Tonnes with three decimals. */
  readonly total: string;
  /** Each line with its share of the warehouse's stock, from 0 to 1. */
  readonly lines: readonly (StockLine & { readonly share: number })[];
}

/** The lines by warehouse with totals. A negative quantity has no share. */
export function byWarehouse(rows: readonly StockLine[]): readonly StockedWarehouse[] {
  const linesByWarehouse = new Map<number, StockLine[]>();
  for (const row of rows)
    linesByWarehouse.set(row.warehouse.id, [...(linesByWarehouse.get(row.warehouse.id) ?? []), row]);
  return [...linesByWarehouse.values()].map((lines) => {
    const positiveStock = Decimal.sum(0, ...lines.map(({ quantity }) => Decimal.max(0, quantity)));
    const shareOf = (quantity: string) =>
      positiveStock.isZero() ? 0 : Decimal.max(0, quantity).div(positiveStock).toNumber();
    // Each group has one line at least.
    const [first] = lines as [StockLine];
    return {
      ...first.warehouse,
      total: exact(Decimal.sum(0, ...lines.map(({ quantity }) => quantity)), tonnesScale),
      lines: lines.map((line) => ({ ...line, share: shareOf(line.quantity) })),
    };
  });
}

/** The end of a day in Poland as an ISO instant in UTC; undefined without a day. */
export function endOfDay(day: string | undefined): string | undefined {
  return day ? (inWarsaw(day).endOf('day').toUTC().toISO() ?? undefined) : undefined;
}
