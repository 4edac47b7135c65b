import { Decimal } from 'decimal.js';
import { exact, moneyScale } from '../kernel/decimals.ts';

/** The opening balance, receipts and expenses in one currency, as decimals with two digits, and the number of payments. */
export interface Moved {
  /** The id of the currency; null if neither the payments nor their account name one. */
  readonly currency: number | null;
  readonly opening: string;
  readonly receipts: string;
  readonly expenses: string;
  readonly payments: number;
}

/** The closing balance. */
export function closingOf({ opening, receipts, expenses }: Omit<Moved, 'currency' | 'payments'>): string {
  return exact(new Decimal(opening).plus(receipts).minus(expenses), moneyScale);
}

/** The sums of each currency, in the order in which the currencies first occur in the rows. */
export function totalsByCurrency(rows: readonly Moved[]): Moved[] {
  return [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, rowsOfCurrency]) => {
    const sumOf = (name: 'opening' | 'receipts' | 'expenses') =>
      exact(
        rowsOfCurrency.reduce((sum, row) => sum.plus(row[name]), new Decimal(0)),
        moneyScale,
      );
    return {
      currency,
      opening: sumOf('opening'),
      receipts: sumOf('receipts'),
      expenses: sumOf('expenses'),
      payments: rowsOfCurrency.reduce((count, row) => count + row.payments, 0),
    };
  });
}
