import { Decimal } from 'decimal.js';
import { exact, moneyScale } from '../kernel/decimals.ts';
import type { PaymentMeans } from './paymentMeans.ts';
import { shiftNames, type ShiftName } from '../terminal/workShift.rules.ts';

/** Money of one kind in one shift; złotys with two decimals. */
export interface Taken {
  readonly shift: ShiftName;
  readonly means: PaymentMeans;
  /** The number of payments. */
  readonly count: number;
  readonly amount: string;
}

/** The takings of a shift or of a whole day, in złotys. */
export type TakingsSum = Readonly<Record<PaymentMeans | 'all', string>> & { readonly count: number };

/** The sums of each shift in their order, and of the day. */
export function sumTakings(moneyTaken: readonly Taken[]) {
  return {
    shifts: shiftNames.map((name) => ({ name, ...sumOf(moneyTaken.filter(({ shift }) => shift === name)) })),
    day: sumOf(moneyTaken),
  };
}

const sumOf = (moneyTaken: readonly Taken[]): TakingsSum => {
  const amountOf = (some: readonly Taken[]): string =>
    exact(
      some.reduce((sum, { amount }) => sum.plus(amount), new Decimal(0)),
      moneyScale,
    );
  const amountBy = (wanted: PaymentMeans): string =>
    amountOf(moneyTaken.filter(({ means }) => means === wanted));
  return {
    count: moneyTaken.reduce((sum, { count }) => sum + count, 0),
    cash: amountBy('cash'),
    card: amountBy('card'),
    transfer: amountBy('transfer'),
    all: amountOf(moneyTaken),
  };
};
