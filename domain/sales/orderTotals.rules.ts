import { Decimal } from 'decimal.js';
import { exact, moneyScale } from '../kernel/decimals.ts';

/** What a line comes to; amounts as text with two decimals, or nothing where none is given yet. */
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
export const orderTotals = (lines: readonly LineAmounts[]): OrderTotals => ({
  sumNetto: sumOf(lines.map(({ sumNetto }) => sumNetto)),
  sumVat: sumOf(lines.map(({ vat }) => vat)),
  sumBrutto: sumOf(lines.map(({ sumBrutto }) => sumBrutto)),
});

const sumOf = (amounts: readonly (string | null | undefined)[]): string =>
  exact(
    amounts.reduce((sum, amount) => sum.plus(amount ?? 0), new Decimal(0)),
    moneyScale,
  );
