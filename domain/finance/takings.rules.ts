import { Decimal } from 'decimal.js';
import { exact, moneyScale } from '../kernel/decimals.ts';
import type { PaymentMeans } from './paymentMeans.ts';
import { shiftNames, type ShiftName } from '../terminal/workShift.rules.ts';

/** Money of one kind in one shift; złotys with two decimals. */
export interface Taken {
  readonly shift: ShiftName;
  readonly means: PaymentMeans;
  readonly count: number;
  readonly amount: string;
}

/** The takings of a shift or of a whole day, in złotys. */
export type TakingsSum = Readonly<Record<PaymentMeans | 'all', string>> & { readonly count: number };

/** The sums of each shift in their order, and of the day. */
export function sumTakings(taken: readonly Taken[]) {
  return {
    shifts: shiftNames.map((name) => ({ name, ...sumOf(taken.filter(({ shift }) => shift === name)) })),
    day: sumOf(taken),
  };
}

const sumOf = (taken: readonly Taken[]): TakingsSum => {
  const amountOf = (some: readonly Taken[]): string =>
    exact(
      some.reduce((sum, { amount }) => sum.plus(amount), new Decimal(0)),
      moneyScale,
    );
  const by = (wanted: PaymentMeans): string => amountOf(taken.filter(({ means }) => means === wanted));
  return {
    count: taken.reduce((sum, { count }) => sum + count, 0),
    cash: by('cash'),
    card: by('card'),
    transfer: by('transfer'),
    all: amountOf(taken),
  };
};
