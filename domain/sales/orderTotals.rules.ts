import { Decimal } from 'decimal.js';
import { exact, moneyScale } from '../kernel/decimals.ts';

/** The amounts of a line as text with two decimals; empty if none is given yet. */
export interface LineAmounts {
  readonly sumNetto?: string | null;
  readonly vat?: string | null;
  readonly sumBrutto?: string | null;
}

export interface OrderTotals {
  readonly sumNetto: string;
  readonly sumVat: string;
  readonly sumBrutto: string;
}

/** The totals of an order are the sums of its lines; without lines they are 0.00. */
export function orderTotals(lines: readonly LineAmounts[]): OrderTotals {
  return {
    sumNetto: sumOf(lines.map(({ sumNetto }) => sumNetto)),
    sumVat: sumOf(lines.map(({ vat }) => vat)),
    sumBrutto: sumOf(lines.map(({ sumBrutto }) => sumBrutto)),
  };
}

/** The sum of all discounts of the lines. The discount of each line is rounded to two decimals. */
export function totalDiscount(
  lines: readonly { readonly quantity?: unknown; readonly discountSum?: unknown }[],
): string {
  return sumOf(
    lines.map(({ quantity, discountSum }) =>
      exact(amountIn(quantity).times(amountIn(discountSum)), moneyScale),
    ),
  );
}

/** A typed number that is not negative, such as `12.5` or `12.`; anything else counts as 0. */
const amountIn = (value: unknown): Decimal =>
  typeof value === 'string' && /^\d+(\.\d*)?$/.test(value) ? new Decimal(value) : new Decimal(0);

const sumOf = (amounts: readonly (string | null | undefined)[]): string =>
  exact(
    amounts.reduce((sum, amount) => sum.plus(amount ?? 0), new Decimal(0)),
    moneyScale,
  );

/** The totals of the lines with one VAT rate. */
export interface RateTotals extends OrderTotals {
  readonly rate: string;
}

/** The totals of an order by VAT rate, in the order of its lines; lines without a rate are under an empty rate. */
export function totalsByRate(lines: readonly (LineAmounts & { readonly rate: string })[]): RateTotals[] {
  return [...Map.groupBy(lines, ({ rate }) => rate)].map(([rate, same]) => ({ rate, ...orderTotals(same) }));
}
