import type { ShiftName, Span } from '../terminal/workShift.rules.ts';
import type { PaymentMeans } from './paymentMeans.ts';
import type { TakingsSum } from './takings.rules.ts';

/** One payment of the day, as a cashier counts it. */
export interface TakenPayment {
  readonly id: number;
  readonly numberStr: string;
  readonly paidAt: string;
  readonly shift: ShiftName;
  readonly means: PaymentMeans;
  readonly amount: string;
  readonly plate: string | null;
  readonly dispositionId: number | null;
  readonly cashier: string | null;
  readonly invoiceId: number | null;
  readonly invoiceNumber: string | null;
}

/** The money of a working day as the API answers it. */
export interface Takings extends Span {
  readonly shifts: readonly (TakingsSum & { readonly name: ShiftName })[];
  readonly day: TakingsSum;
  /** Whether the receipts of these payments in the cash flow add up to the sum of `day`. */
  readonly agrees: boolean;
  readonly payments: readonly TakenPayment[];
}
