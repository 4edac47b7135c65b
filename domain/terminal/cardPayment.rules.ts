import { Decimal } from 'decimal.js';

/** The key under which an attempt holds its payment, for ever. */
export const cardAttemptKey = (cardPaymentId: number): string => `card-${cardPaymentId}`;

/** How long a driver's press stays good: what the terminal has not heard by then it never hears. */
export const startWithinSeconds = 60;

/** A request that had gone out by then has come to the terminal, or never will. */
export const quietSeconds = 30;

/** The last transaction that a terminal remembers. */
export interface LastReceipt {
  readonly receiptNo: string;
  readonly amount: string | null;
  readonly booked: boolean;
}

export interface Asked {
  readonly amount: string;
  /** The terminal's last receipt before it heard of this attempt. */
  readonly receiptBefore: string | null;
  readonly secondsSinceSent: number;
}

/**
 * What a terminal's memory says of an attempt whose answer was lost. `later`: the request may still be on its way;
 * `foreign`: somebody else has used the terminal since, so that only a person with the slips can tell.
 */
export type Judgement = 'booked' | 'refused' | 'notTaken' | 'later' | 'foreign';

export const judge = (
  { amount, receiptBefore, secondsSinceSent }: Asked,
  last: LastReceipt | null,
): Judgement => {
  if ((last?.receiptNo ?? null) === receiptBefore)
    return secondsSinceSent < quietSeconds ? 'later' : 'notTaken';
  if (!last?.amount || !new Decimal(last.amount).equals(amount)) return 'foreign';
  return last.booked ? 'booked' : 'refused';
};
