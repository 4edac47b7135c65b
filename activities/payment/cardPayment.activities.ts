import {
  allowSending,
  closeReversed,
  holdAttempt,
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

/** The activities of `cardPayment`: they use the card terminal and the database. Each step has one effect by its key. */
export function cardPaymentActivities(
  { database, deviceAddress }: Dependencies,
  reach = terminalAt,
): CardTerminalPort & CardRecords {
  const attemptOf = (id: number): Promise<CardAttempt> => database.transaction((tx) => holdAttempt(tx, id));
  const terminalOf = async ({ cardTerminal, workingPlaceId }: CardAttempt) => {
    const sealed = await terminalPassword(database.sql, workingPlaceId);
    return reach(cardTerminal, sealed ? database.secrets.open(sealed) : null, deviceAddress);
  };
  const ask = (attemptId: number, from: 'Waiting' | 'Reversing') =>
    alive(async (cancelled) => {
      const attempt = await attemptOf(attemptId);
      // The activity is called again after the request was sent: only the terminal knows the outcome.
      if (attempt.state !== from) return { kind: 'unknown', code: 'sentBefore' } satisfies CardOutcome;
      const terminal = await terminalOf(attempt);
      const mayBeSent = (last: string | null) =>
        database.transaction((tx) => allowSending(tx, attemptId, from, last));
      return outcomeOf(
        from === 'Waiting'
          ? await terminal.authorize(attempt.amount, { mayBeSent, cancelled })
          : await terminal.reverse(attempt.receiptNo ?? '0', { mayBeSent }),
      );
    });

  return withRefusals<CardTerminalPort & CardRecords>({
    authorizeCard: ({ attemptId }) => ask(attemptId, 'Waiting'),
    reverseCard: ({ attemptId }) => ask(attemptId, 'Reversing'),
    recallCard: async ({ attemptId }) => {
      const attempt = await attemptOf(attemptId);
      const terminal = await terminalOf(attempt);
      const { busy, lastReceipt } = await terminal.status();
      if (busy) return { kind: 'unknown', code: 'busy' };
      return recalled(attempt, lastReceipt);
    },
    withdrawCard: ({ key, attemptId }) => database.once(key, (tx) => withdrawAttempt(tx, attemptId)),
    settleCard: async ({ key, attemptId, outcome, ...settling }) => ({
      next: await database.once(key, async (tx) => {
        if (outcome.kind === 'booked') return settleTaken(tx, attemptId, takenBy(outcome.receipt), settling);
        const how = outcome.kind === 'refused' ? 'Declined' : 'Failed';
        await settleUntaken(tx, attemptId, how, outcome.code, settling);
        return 'free' as const;
      }),
    }),
    closeReversal: async ({ key, attemptId, ...settling }) => {
      await database.once(key, async (tx) => {
        await closeReversed(tx, attemptId, settling);
        return null;
      });
    },
    markCardUnknown: async ({ key, attemptId, code }) => {
      await database.once(key, async (tx) => {
        await markUnknown(tx, attemptId, code);
        return null;
      });
    },
  });
}

const outcomeOf = (outcome: TerminalOutcome): CardOutcome =>
  outcome.kind === 'unheard' || outcome.kind === 'unknown'
    ? { kind: outcome.kind, code: outcome.why }
    : outcome;

const recalled = (
  { amount, receiptBefore, secondsSinceSent }: CardAttempt,
  last: TerminalReceipt | null,
): CardOutcome => {
  const judgement = judge({ amount, receiptBefore, secondsSinceSent: secondsSinceSent ?? 0 }, last);
  if (judgement === 'booked') return { kind: 'booked', receipt: last };
  if (judgement === 'refused' || judgement === 'notTaken') return { kind: 'refused', code: judgement };
  return { kind: 'unknown', code: judgement };
};

const takenBy = (receipt: CardReceipt | null) => ({
  receiptNo: receipt?.receiptNo ?? null,
  traceNo: receipt?.traceNo ?? null,
  cardNumber: receipt?.cardNumber ?? null,
  cardName: receipt?.cardName ?? null,
  resultCode: receipt?.resultCode ?? null,
  cardSlip: receipt?.slip.join('\n') ?? null,
});
