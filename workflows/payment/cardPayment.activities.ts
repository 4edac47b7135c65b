/** The data of a booked transaction. Amounts are złotys with two decimals. */
export interface CardReceipt {
  readonly receiptNo: string;
  readonly amount: string | null;
  readonly traceNo: string | null;
  readonly cardNumber: string | null;
  readonly cardName: string | null;
  readonly resultCode: string | null;
  readonly slip: readonly string[];
}

/**
 * `booked`: the terminal did what was requested; `receipt` is null if a person said so instead. `refused`: received, and no money
 * moved. `unheard`: never sent. `unknown`: sent, but the answer was lost.
 */
export type CardOutcome =
  | { readonly kind: 'booked'; readonly receipt: CardReceipt | null }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unheard'; readonly code: string }
  | { readonly kind: 'unknown'; readonly code: string };

/** The activities that use the card terminal. None of them sends a request twice. */
export interface CardTerminalPort {
  /** Requests the payment, at most once for an attempt, however often the activity is called. */
  authorizeCard(input: { readonly attemptId: number }): Promise<CardOutcome>;
  /** Reverses the payment; `round` counts the tries, each of which is sent at most once. */
  reverseCard(input: { readonly attemptId: number; readonly round: number }): Promise<CardOutcome>;
  /**
   * The outcome of a request whose answer was lost, as the terminal remembers it. It is `unknown` if the terminal cannot say it
   * yet, and `unknown` with the code `foreign` if the terminal will never know it.
   * @throws if the terminal cannot be reached
   */
  recallCard(input: { readonly attemptId: number }): Promise<CardOutcome>;
}

/** The activities that use our own database: local activities, each one transaction with its key. */
export interface CardRecords {
  /** Withdraws an attempt that was not sent yet, so that it cannot be sent any more. Returns false if it was sent. */
  withdrawCard(input: { readonly key: string; readonly attemptId: number }): Promise<boolean>;
  /**
   * Stores the outcome. Returns `paid`; or `free` if the payment can be tried again; or `reverse` if the payment was paid in
   * another way meanwhile, so that the money must go back. If a person said the outcome of a lost request, `settledBy` is the
   * id of that user and `settledWhy` the reason; otherwise both are absent.
   */
  settleCard(input: {
    readonly key: string;
    readonly attemptId: number;
    readonly outcome: CardOutcome;
    readonly settledBy?: number;
    readonly settledWhy?: string;
  }): Promise<{ readonly next: 'paid' | 'free' | 'reverse' }>;
  /** Stores that the money was given back. `settledBy` and `settledWhy` are as in `settleCard`. */
  closeReversal(input: {
    readonly key: string;
    readonly attemptId: number;
    readonly settledBy?: number;
    readonly settledWhy?: string;
  }): Promise<void>;
  /** Shows operators that the outcome is unknown. */
  markCardUnknown(input: {
    readonly key: string;
    readonly attemptId: number;
    readonly code: string;
  }): Promise<void>;
}
