import { Decimal } from 'decimal.js';

/** The key with which an attempt reserves its payment; it never changes. */
export function cardAttemptKey(cardPaymentId: number): string {
  return `card-${cardPaymentId}`;
}

/** How long the driver's press of the button is valid: after that the request is no longer sent to the terminal. */
export const startWithinSeconds = 60;

/** So long after it was sent, a request has reached the terminal or never will. */
const quietSeconds = 30;

/** The last transaction in the memory of the card terminal. */
export interface LastReceipt {
  readonly receiptNo: string;
  readonly amount: string | null;
  /** Whether money moved; null if the terminal does not say it. */
  readonly booked: boolean | null;
}

/** An attempt whose answer was lost. */
export interface Asked {
  readonly amount: string;
  /** The last receipt of the terminal before this attempt was sent. */
  readonly receiptBefore: string | null;
  readonly secondsSinceSent: number;
}

/**
 * What the terminal's memory shows about an attempt whose answer was lost. `booked`: the money was taken; `refused`: the terminal
 * made a receipt, but no money moved; `notTaken`: there is no new receipt, and none will come; `later`: the request may still be
 * on its way; `foreign`: the new receipt has another amount, because somebody else has used the terminal since, or the terminal
 * does not say the amount or whether money moved, so only a person with the slips can decide.
 */
export type Judgement = 'booked' | 'refused' | 'notTaken' | 'later' | 'foreign';

/** Decides what happened to an attempt, from the last transaction of the card terminal; `last` is null if it has none. */
export function judge(
  { amount, receiptBefore, secondsSinceSent }: Asked,
  last: LastReceipt | null,
): Judgement {
  const hasNoNewReceipt = (last?.receiptNo ?? null) === receiptBefore;
  if (hasNoNewReceipt) return secondsSinceSent < quietSeconds ? 'later' : 'notTaken';
  if (!last?.amount || !new Decimal(last.amount).equals(amount)) return 'foreign';
  if (last.booked === null) return 'foreign';
  return last.booked ? 'booked' : 'refused';
}
