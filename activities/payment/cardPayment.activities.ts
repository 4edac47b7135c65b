import { Decimal } from 'decimal.js';
import {
  allowSending,
  closeReversed,
  lockAttempt,
  markUnknown,
  settleTaken,
  settleUntaken,
  withdrawAttempt,
  type CardAttempt,
} from '#database/payment/cardPayments.ts';
import { terminalPassword } from '#database/platform/workingPlaces.ts';
import { judge } from '#domain/terminal/cardPayment.rules.ts';
import type {
  CardOutcome,
  CardRecords,
  CardReceipt,
  CardTerminalPort,
} from '#workflows/payment/cardPayment.activities.ts';
import { withRefusals } from '../refusals.ts';
import type { Dependencies } from '../dependencies.ts';
import { alive } from '../alive.ts';
import type { TerminalOutcome, TerminalReceipt } from './paymentTerminal.ts';
import { terminalAt } from './terminalAt.ts';

/**
 * The activities of `cardPayment`: they use the card terminal and the database. Activities that write to the database take a key
 * and have one effect for it.
 */
export function cardPaymentActivities(
  { database, deviceAddress }: Dependencies,
  connect = terminalAt,
): CardTerminalPort & CardRecords {
  const readAttempt = (id: number): Promise<CardAttempt> => database.transaction((tx) => lockAttempt(tx, id));
  const terminalOf = async ({ cardTerminal, workingPlaceId }: CardAttempt) => {
    const sealed = await terminalPassword(database.sql, workingPlaceId);
    return connect(cardTerminal, sealed ? database.secrets.open(sealed) : null, deviceAddress);
  };
  /**
   * Sends the request of an attempt to the terminal: in the state `Waiting` it takes the money, in `Reversing` it gives the money
   * back. `unheard` says that the terminal never got the request, `unknown` that the terminal must be asked for the outcome.
   */
  const sendOnce = (attemptId: number, from: 'Waiting' | 'Reversing') =>
    alive(async (cancelled) => {
      const attempt = await readAttempt(attemptId);
      // A payment that is no longer "Waiting" was sent before: only the terminal knows its outcome. A reversal stays
      // "Reversing" while the workflow tries it several times; it is sent once for each try, because the workflow starts no try
      // a second time.
      if (attempt.state !== from) return { kind: 'unknown', code: 'sentBefore' } satisfies CardOutcome;
      // A terminal reverses by the number of the receipt; without one it might reverse another payment.
      if (lacksReceipt(attempt)) return { kind: 'unheard', code: 'receiptMissing' } satisfies CardOutcome;
      const terminal = await terminalOf(attempt);
      const mayBeSent = (lastReceiptNo: string | null) =>
        database.transaction((tx) => allowSending(tx, attemptId, from, lastReceiptNo));
      const outcome =
        from === 'Waiting'
          ? await terminal.authorize(attempt.amount, { mayBeSent, cancelled })
          : await terminal.reverse(attempt.receiptNo ?? '', { mayBeSent });
      return outcomeOf(outcome, attempt);
    });

  return withRefusals<CardTerminalPort & CardRecords>({
    authorizeCard: ({ attemptId }) => sendOnce(attemptId, 'Waiting'),
    reverseCard: ({ attemptId }) => sendOnce(attemptId, 'Reversing'),
    recallCard: async ({ attemptId }) => {
      const attempt = await readAttempt(attemptId);
      // Without the number of the payment's receipt, the payment itself would be taken for its reversal.
      if (lacksReceipt(attempt)) return { kind: 'unknown', code: 'receiptMissing' };
      const terminal = await terminalOf(attempt);
      const { busy, lastReceipt } = await terminal.status();
      if (busy) return { kind: 'unknown', code: 'busy' };
      return outcomeFromMemory(attempt, lastReceipt);
    },
    withdrawCard: ({ key, attemptId }) => database.once(key, (tx) => withdrawAttempt(tx, attemptId)),
    // `settling`: who has settled an attempt of unknown outcome, and why. The workflow itself gives neither.
    settleCard: async ({ key, attemptId, outcome, ...settling }) => ({
      next: await database.once(key, async (tx) => {
        if (outcome.kind === 'booked')
          return settleTaken(tx, attemptId, receiptFields(outcome.receipt), settling);
        const state = outcome.kind === 'refused' ? 'Declined' : 'Failed';
        await settleUntaken(tx, attemptId, state, outcome.code, settling);
        // No money was taken, so the payment may be paid in another way.
        return 'free' as const;
      }),
    }),
    closeReversal: async ({ key, attemptId, ...settling }) => {
      await database.once(key, async (tx) => {
        await closeReversed(tx, attemptId, settling);
      });
    },
    markCardUnknown: async ({ key, attemptId, code }) => {
      await database.once(key, async (tx) => {
        await markUnknown(tx, attemptId, code);
      });
    },
  });
}

/** Whether money must go back, but no receipt is known because a person has settled the payment. */
const lacksReceipt = ({ state, receiptNo }: CardAttempt): boolean => state === 'Reversing' && !receiptNo;

/** If the terminal has booked another amount, as after a partial approval, only a person with its slips can decide. */
const outcomeOf = (outcome: TerminalOutcome, { amount }: CardAttempt): CardOutcome => {
  if (outcome.kind === 'unheard' || outcome.kind === 'unknown')
    return { kind: outcome.kind, code: outcome.why };
  const bookedAmount = outcome.kind === 'booked' ? outcome.receipt.amount : null;
  const isOtherAmount = bookedAmount !== null && !new Decimal(bookedAmount).equals(amount);
  return isOtherAmount ? { kind: 'unknown', code: 'otherAmount' } : outcome;
};

/** The outcome of an attempt whose answer was lost, judged by the last receipt in the memory of the terminal. */
const outcomeFromMemory = (
  { amount, receiptBefore, secondsSinceSent }: CardAttempt,
  last: TerminalReceipt | null,
): CardOutcome => {
  const judgement = judge({ amount, receiptBefore, secondsSinceSent: secondsSinceSent ?? 0 }, last);
  if (judgement === 'booked') return { kind: 'booked', receipt: last };
  if (judgement === 'refused' || judgement === 'notTaken') return { kind: 'refused', code: judgement };
  return { kind: 'unknown', code: judgement };
};

const receiptFields = (receipt: CardReceipt | null) => ({
  receiptNo: receipt?.receiptNo ?? null,
  traceNo: receipt?.traceNo ?? null,
  cardNumber: receipt?.cardNumber ?? null,
  cardName: receipt?.cardName ?? null,
  resultCode: receipt?.resultCode ?? null,
  cardSlip: receipt?.slip.join('\n') ?? null,
});
