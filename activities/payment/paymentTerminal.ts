/** What a card terminal remembers of its last transaction. Amounts are złotys with two decimals. */
export interface TerminalReceipt {
  readonly receiptNo: string;
  readonly amount: string | null;
  /** Whether money moved; null if the terminal does not say it. */
  readonly booked: boolean | null;
  readonly traceNo: string | null;
  /** The card's number as the terminal shows it: masked. */
  readonly cardNumber: string | null;
  readonly cardName: string | null;
  /** The terminal's code of the result; `00` means that it was done. */
  readonly resultCode: string | null;
  /** What the terminal would print, line by line. */
  readonly slip: readonly string[];
}

/**
 * The outcome of a request. `refused`: the terminal or the bank refused it, and no money moved. `unheard`: the terminal never got
 * the request. `unknown`: the request was sent, but its answer was lost. The terminal must then be asked for the outcome, and the
 * request must not be sent again.
 */
export type TerminalOutcome =
  | { readonly kind: 'booked'; readonly receipt: TerminalReceipt }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unheard'; readonly why: string }
  | { readonly kind: 'unknown'; readonly why: string };

export interface Sending {
  /**
   * Called right before the request is sent, with the number of the terminal's last receipt. If it returns false, the request is
   * not sent.
   */
  readonly mayBeSent: (lastReceipt: string | null) => Promise<boolean>;
  /** Ends the waiting for a card; the terminal then says how the request ended. */
  readonly cancelled?: AbortSignal;
}

/** One card terminal. Every call opens a connection of its own; outcomes are answers, only `status` and `endOfDay` throw. */
export interface PaymentTerminal {
  authorize(amount: string, sending: Sending): Promise<TerminalOutcome>;
  /** Reverses the payment with this receipt number. */
  reverse(receiptNo: string, sending: Sending): Promise<TerminalOutcome>;
  /**
   * Whether the terminal is busy with a customer, and its last receipt. While it is busy, the receipt is null.
   * @throws TerminalAway if it does not answer, or does not number its last receipt
   */
  status(): Promise<{ readonly busy: boolean; readonly lastReceipt: TerminalReceipt | null }>;
  /**
   * Closes the terminal's day with its bank and returns the sum; null if the terminal does not say it.
   * @throws TerminalAway
   */
  endOfDay(): Promise<{ readonly total: string | null }>;
}

/** The terminal cannot be reached, or it stopped answering as it should. */
export class TerminalAway extends Error {}
