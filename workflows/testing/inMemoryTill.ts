import type { CardOutcome, CardRecords, CardTerminalPort } from '../payment/cardPayment.activities.ts';
import type { SlipPrinting } from '../printing/printSlip.activities.ts';

/** A card terminal, a printer and their records in memory. Tests set the outcome of each request, by the attempt's id. */
export interface InMemoryTill {
  readonly activities: CardTerminalPort & CardRecords & SlipPrinting;
  /** The outcome of a request for a payment. */
  authorize: (attemptId: number) => CardOutcome | Promise<CardOutcome>;
  /** The outcome of a request to give the money back; `round` counts these requests. */
  reverse: (attemptId: number, round: number) => CardOutcome;
  /** What the terminal remembers of a request whose answer was lost. */
  recall: (attemptId: number) => CardOutcome;
  /** May throw, as a printer that fails. */
  print: (printId: number) => void;
  /** Attempts that were never sent, according to the records. */
  readonly unsent: Set<number>;
  /** Attempts whose payment was paid otherwise meanwhile. */
  readonly paidMeanwhile: Set<number>;
  /** What was written, in order. */
  readonly books: string[];
}

const receipt = {
  receiptNo: '0001',
  amount: '50.00',
  traceNo: null,
  cardNumber: null,
  cardName: null,
  resultCode: '00',
  slip: [],
};
export const bookedOutcome: CardOutcome = { kind: 'booked', receipt };

export function inMemoryTill(): InMemoryTill {
  const done = new Map<string, unknown>();
  /** An activity with a key takes effect once. When it is called again, the first result is returned. */
  const once = <T>(key: string, work: () => T): T => {
    if (!done.has(key)) done.set(key, work());
    return done.get(key) as T;
  };
  const till: InMemoryTill = {
    authorize: () => bookedOutcome,
    reverse: () => bookedOutcome,
    recall: () => ({ kind: 'unknown', code: 'away' }),
    print: () => undefined,
    unsent: new Set(),
    paidMeanwhile: new Set(),
    books: [],
    activities: {
      authorizeCard: async ({ attemptId }) => till.authorize(attemptId),
      reverseCard: async ({ attemptId, round }) => till.reverse(attemptId, round),
      recallCard: async ({ attemptId }) => till.recall(attemptId),
      withdrawCard: async ({ key, attemptId }) => once(key, () => till.unsent.has(attemptId)),
      settleCard: async ({ key, attemptId, outcome, settledBy }) =>
        once(key, () => {
          const next = nextOf(outcome, till.paidMeanwhile.has(attemptId));
          till.books.push(`${attemptId} ${next}${settledBy === undefined ? '' : ` by ${settledBy}`}`);
          return { next };
        }),
      closeReversal: async ({ key, attemptId }) =>
        once(key, () => void till.books.push(`${attemptId} reversed`)),
      markCardUnknown: async ({ key, attemptId, code }) =>
        once(key, () => void till.books.push(`${attemptId} unknown: ${code}`)),
      printSlip: async ({ printId }) => till.print(printId),
      closePrint: async ({ key, printId, printed }) =>
        once(key, () => void till.books.push(`print ${printId} ${printed ? 'printed' : 'failed'}`)),
    },
  };
  return till;
}

/** What happens to a payment after the outcome of its attempt; see `CardRecords.settleCard`. */
const nextOf = ({ kind }: CardOutcome, paidMeanwhile: boolean): 'paid' | 'free' | 'reverse' => {
  if (kind !== 'booked') return 'free';
  return paidMeanwhile ? 'reverse' : 'paid';
};
