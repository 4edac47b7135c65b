import type { CardPaymentState } from '../terminal/kioskEnums.ts';
import type { TypeOfDocument } from '../weighing/operations.rules.ts';
import type { PaymentMeans } from './paymentMeans.ts';

/** A truck in the cashier's list, with the amount that it owes. */
export interface Debtor {
  readonly dispositionId: number;
  readonly numberStr: string;
  readonly plate: string | null;
  readonly ticket: string | null;
  readonly driver: string | null;
  /** Null if the vehicle has never queued. */
  readonly carsQueueStatus: string | null;
  /** Złotys with two decimals. */
  readonly amount: string;
}

/** A penalty or service still to be paid, as a cashier sees it. */
export interface DebtItem {
  readonly punishmentId: number;
  readonly numberStr: string;
  readonly name: string;
  readonly amount: string;
  readonly date: string;
  readonly comment: string | null;
  /** Whether a person entered it; the others follow from the time that the truck stayed too long. */
  readonly isHandcrafted: boolean;
}

/** A received payment of the truck, and its invoice. */
export interface PaidPayment {
  readonly id: number;
  readonly numberStr: string;
  readonly amount: string;
  readonly paidAt: string;
  /** Null if the payment has no payment type. */
  readonly means: PaymentMeans | null;
  readonly invoice: {
    readonly id: number;
    readonly numberStr: string;
    readonly ksefStatus: string;
  } | null;
  /** Why no invoice could be made; null if none is wanted or it was made. */
  readonly invoiceFailure: string | null;
}

/** The last attempt at a card payment for the truck. */
export interface CardTry {
  readonly id: number;
  readonly state: CardPaymentState;
  readonly amount: string;
}

/** What a truck owes and has paid; amounts are złotys with two decimals. */
export interface TruckDebt {
  readonly truck: Omit<Debtor, 'amount'> & {
    /** Shows whether its driver is an internal one. */
    readonly typeOfDocument: TypeOfDocument;
  };
  readonly amount: string;
  readonly items: readonly DebtItem[];
  readonly cardTry: CardTry | null;
  readonly paid: readonly PaidPayment[];
}
