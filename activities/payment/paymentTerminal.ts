/** What a card terminal remembers of its last transaction. Amounts are złotys with two decimals. */
export interface TerminalReceipt {
  readonly receiptNo: string;
  readonly amount: string | null;
  /** Whether money moved. */
  readonly booked: boolean;
  readonly traceNo: string | null;
  /** The card's number as the terminal shows it: masked. */
  readonly cardNumber: string | null;
  readonly cardName: string | null;
  readonly resultCode: string | null;
  /** What the terminal would print, line by line. */
  readonly slip: readonly string[];
}

/**
 * What became of a request. `refused`: the terminal or the bank said no, and no money moved. `unheard`: the terminal
 * never got the request. `unknown`: it got it, and its answer did not reach us: ask, never send again.
 */
export type TerminalOutcome =
  | { readonly kind: 'booked'; readonly receipt: TerminalReceipt }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unheard'; readonly why: string }
  | { readonly kind: 'unknown'; readonly why: string };

export interface Sending {
  /**
   * Called with the terminal's last receipt when everything is ready, right before the request goes out; false lets it
   * stay here.
   */
  readonly mayBeSent: (lastReceipt: string | null) => Promise<boolean>;
  /** Ends the waiting for a card; the terminal then says how the request ended. */
  readonly cancelled?: AbortSignal;
}

/** One card terminal. Every call opens a connection of its own; outcomes are answers, only `status` and `endOfDay` throw. */
export interface PaymentTerminal {
  authorize(amount: string, sending: Sending): Promise<TerminalOutcome>;
  /** Gives back what the receipt of this number took. */
  reverse(receiptNo: string, sending: Sending): Promise<TerminalOutcome>;
  /**
   * Whether it is at work, and its last receipt.
   * @throws TerminalAway when it does not answer
   */
  status(): Promise<{ readonly busy: boolean; readonly lastReceipt: TerminalReceipt | null }>;
  /**
   * Closes the terminal's day with its bank and returns the sum.
   * @throws TerminalAway
   */
  endOfDay(): Promise<{ readonly total: string | null }>;
}

export class TerminalAway extends Error {}
