/** What a booked transaction leaves behind. Amounts are złotys with two decimals. */
export interface CardReceipt {
  readonly receiptNo: string;
  readonly amount: string | null;
  readonly traceNo: string | null;
  readonly cardNumber: string | null;
  readonly cardName: string | null;
  readonly resultCode: string | null;
  readonly slip: readonly string[];
}

/** `refused`: heard, and no money moved. `unheard`: never sent, and never will be. `unknown`: sent, answer lost. */
export type CardOutcome =
  | { readonly kind: 'booked'; readonly receipt: CardReceipt | null }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unheard'; readonly code: string }
  | { readonly kind: 'unknown'; readonly code: string };

/** The terminal, over its wire: ordinary activities. None of them sends one request twice. */
export interface CardTerminalPort {
  /** Asks for the money, at most once for an attempt however often it is called. */
  authorizeCard(input: { readonly attemptId: number }): Promise<CardOutcome>;
  /** Gives the money back; `round` counts the tries, each of which is sent at most once. */
  reverseCard(input: { readonly attemptId: number; readonly round: number }): Promise<CardOutcome>;
  /**
   * What the terminal remembers of a request whose answer was lost; `unknown` again when it cannot be told yet, with
   * code `foreign` when it never can.
   * @throws when the terminal cannot be reached
   */
  recallCard(input: { readonly attemptId: number }): Promise<CardOutcome>;
}

/** Our own books: local activities, each one transaction with its key. */
export interface CardRecords {
  /** Takes an attempt back that was not sent yet; false when it was. From then on it cannot be sent. */
  withdrawCard(input: { readonly key: string; readonly attemptId: number }): Promise<boolean>;
  /** The last word on the request: the payment is paid, or free again, or `reverse`: it was paid meanwhile. */
  settleCard(input: {
    readonly key: string;
    readonly attemptId: number;
    readonly outcome: CardOutcome;
    readonly settledBy?: number;
    readonly settledWhy?: string;
  }): Promise<{ readonly next: 'paid' | 'free' | 'reverse' }>;
  /** The money went back. */
  closeReversal(input: {
    readonly key: string;
    readonly attemptId: number;
    readonly settledBy?: number;
    readonly settledWhy?: string;
  }): Promise<void>;
  /** Shows operators that nobody knows what became of it. */
  markCardUnknown(input: {
    readonly key: string;
    readonly attemptId: number;
    readonly code: string;
  }): Promise<void>;
}
