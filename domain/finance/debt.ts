import type { CardPaymentState } from '../terminal/kioskEnums.ts';
import type { TypeOfDocument } from '../weighing/operations.rules.ts';
import type { PaymentMeans } from './paymentMeans.ts';

/** A truck as a cashier picks it: what it owes stands beside it. */
export interface Debtor {
  readonly dispositionId: number;
  readonly numberStr: string;
  readonly plate: string | null;
  readonly ticket: string | null;
  readonly driver: string | null;
  readonly carsQueueStatus: string;
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
  readonly isHandcrafted: boolean;
}

/** A payment of the truck whose money is here, and the invoice for it. */
export interface PaidPayment {
  readonly id: number;
  readonly numberStr: string;
  readonly amount: string;
  readonly paidAt: string;
  readonly means: PaymentMeans | null;
  readonly invoice: {
    readonly id: number;
    readonly numberStr: string;
    readonly ksefStatus: string;
  } | null;
  readonly invoiceFailure: string | null;
}

/** The last attempt of a card terminal to take the truck's money. */
export interface CardTry {
  readonly id: number;
  readonly state: CardPaymentState;
  readonly amount: string;
}

/** What a truck owes, and what it has paid; amounts are złotys with two decimals. */
export interface TruckDebt {
  readonly truck: Omit<Debtor, 'amount'> & {
    /** Tells whether its driver is the terminal's own. */
    readonly typeOfDocument: TypeOfDocument;
  };
  readonly amount: string;
  readonly items: readonly DebtItem[];
  /** A card terminal is taking the money of the open payment now, or nobody knows yet whether it has. */
  readonly cardTry: CardTry | null;
  readonly paid: readonly PaidPayment[];
}
