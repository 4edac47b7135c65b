import {
  ActivityCancellationType,
  allHandlersFinished,
  CancellationScope,
  condition,
  log,
  patched,
  proxyActivities,
  setCurrentDetails,
  setHandler,
  sleep,
  upsertSearchAttributes,
} from '@temporalio/workflow';
import { databasePort } from '../kernel/databasePort.ts';
import { refusalFailure } from '../kernel/failures.ts';
import { keyOf } from '../kernel/step.ts';
import { searchKeys } from '../searchAttributes.ts';
import type { CardOutcome, CardRecords, CardTerminalPort } from './cardPayment.activities.ts';
import {
  cancelCardPayment,
  cardProgress,
  settleCardPayment,
  type CardPaymentInput,
  type CardProgress,
  type CardResult,
  type CardSettlement,
  type CardStage,
} from './cardPayment.messages.ts';

const db = databasePort<CardRecords>();

/** No retries: if the answer to a request is lost, that request is not sent again; the terminal is asked for its outcome. */
const noRetry = {
  startToCloseTimeout: '5 minutes',
  heartbeatTimeout: '15 seconds',
  retry: { maximumAttempts: 1 },
  cancellationType: ActivityCancellationType.WAIT_CANCELLATION_COMPLETED,
} as const;
const terminal = proxyActivities<Pick<CardTerminalPort, 'authorizeCard' | 'reverseCard'>>(noRetry);
const terminalMemory = proxyActivities<Pick<CardTerminalPort, 'recallCard'>>({
  startToCloseTimeout: '30 seconds',
  retry: { maximumAttempts: 1 },
});

/** How long to wait before the terminal is asked again; the wait doubles until it is the longest. */
const askAgain = { firstMs: 3_000, longestMs: 60_000 };
/** If the outcome is unknown for so long, a person is notified. */
const patienceMs = 120_000;
/** How many times the terminal is asked to give the money back. Then a person must. */
const reversalRounds = 5;

/** What one attempt to take a payment knows and is doing. */
interface Attempt {
  /** What the query answers. The workflow changes it, so its members are not `readonly` here. */
  readonly progress: { -readonly [K in keyof CardProgress]: CardProgress[K] };
  /** What a person said of an outcome that the terminal cannot know. */
  settlement: CardSettlement | undefined;
  /** What the terminal is asked for: the payment, or its reversal after the record has answered `reverse`. */
  direction: 'take' | 'giveBack';
}

/** One attempt to take a payment by card, until its outcome is known. */
export async function cardPayment({ attemptId, startBy }: CardPaymentInput): Promise<CardResult> {
  const attempt: Attempt = {
    progress: { attemptId, stage: 'authorizing', result: null },
    settlement: undefined,
    direction: 'take',
  };
  const authorizing = new CancellationScope();
  setHandler(cardProgress, () => attempt.progress);
  setHandler(cancelCardPayment, () => authorizing.cancel());
  acceptSettlement(attempt);

  let outcome = await authorizing.run(() => authorize(attemptId, startBy)).catch(unknownOutcome);
  if (outcome.kind === 'unknown') {
    // An attempt that was never sent can be withdrawn. Then nothing can send it afterwards, and its outcome is `unheard`. Any other
    // attempt may have taken the money.
    const withdrawn = await db.withdrawCard({ key: keyOf('withdrawn'), attemptId });
    outcome = withdrawn ? { kind: 'unheard', code: outcome.code } : await findOut(attempt, 'unknown');
  }
  const settlement = takeSettlement(attempt);
  const { next } = await db.settleCard({ key: keyOf('settled'), attemptId, outcome, ...settlement });
  // After `paid` and `free` nothing is left to do; `free` means that the payment can be tried again. Otherwise the debt was paid in
  // another way meanwhile, so this money is given back.
  if (next === 'paid') return end(attempt, 'approved');
  if (next === 'free') return end(attempt, outcome.kind === 'refused' ? 'declined' : 'failed');

  await giveBack(attempt);
  await db.closeReversal({ key: keyOf('reversed'), attemptId, ...takeSettlement(attempt) });
  return end(attempt, 'reversed');
}

/** A person may say the outcome, once, while the attempt is `stuck`, that is while it waits for a person. */
const acceptSettlement = (attempt: Attempt): void => {
  const { progress } = attempt;
  setHandler(
    settleCardPayment,
    async (settlement) => {
      attempt.settlement = settlement;
      await condition(() => progress.stage !== 'stuck');
      return progress;
    },
    {
      validator: ({ outcome }) => {
        // In a reversal only `notTaken` can be said: that the money was given back.
        const isPossible = attempt.direction === 'take' || outcome === 'notTaken';
        if (progress.stage !== 'stuck' || attempt.settlement || !isPossible)
          throw refusalFailure({ code: 'payment_not_unknown', params: { stage: progress.stage } });
      },
    },
  );
};

/** Who said the outcome, and why, for the record. It is taken only once, so that a later step does not use it again. */
const takeSettlement = (attempt: Attempt) => {
  const { settlement } = attempt;
  attempt.settlement = undefined;
  return settlement ? { settledBy: settlement.by, settledWhy: settlement.why } : {};
};

/**
 * Asks the terminal until it knows the outcome; if it cannot know it, waits for a person to say it.
 * @param step names the write that shows operators that a person is needed: each request with an unknown outcome has its own
 */
const findOut = async (attempt: Attempt, step: string): Promise<CardOutcome> => {
  const { attemptId } = attempt.progress;
  turnTo(attempt, 'asking');
  const since = Date.now();
  for (let waitMs = askAgain.firstMs; ; waitMs = Math.min(waitMs * 2, askAgain.longestMs)) {
    const outcome = await recall(attemptId);
    if (outcome.kind !== 'unknown') return outcome;
    // `foreign`: the terminal will never know the outcome.
    const needsPerson = outcome.code === 'foreign' || Date.now() - since > patienceMs;
    if (attempt.progress.stage !== 'stuck' && needsPerson) {
      await db.markCardUnknown({ key: keyOf(step), attemptId, code: outcome.code });
      turnTo(attempt, 'stuck');
    }
    if (await condition(() => attempt.settlement !== undefined, waitMs)) return outcomeBy(attempt);
  }
};

/** Asks the terminal several times to give the money back; then waits for a person to say that it was given. */
const giveBack = async (attempt: Attempt): Promise<void> => {
  const { attemptId } = attempt.progress;
  attempt.direction = 'giveBack';
  turnTo(attempt, 'reversing');
  for (let round = 1; ; round += 1) {
    let reversal = await terminal.reverseCard({ attemptId, round }).catch(unknownOutcome);
    const wasUnknown = reversal.kind === 'unknown';
    if (wasUnknown) reversal = await findOut(attempt, `unknown:${round}`);
    // `booked`: the reversal is done, so the money was given back.
    if (reversal.kind === 'booked') return;
    if (wasUnknown && patched('2026-11-reversingAgain')) {
      // The money may have been given back by hand, so the terminal is not asked to give it back once more.
      if (attempt.settlement !== undefined) return;
      turnTo(attempt, 'reversing');
    }
    log.warn('the terminal does not give the money back', { attemptId, round, back: reversal });
    if (round < reversalRounds) {
      await sleep(askAgain.longestMs);
      continue;
    }
    await db.markCardUnknown({ key: keyOf('notReversed'), attemptId, code: reversal.code });
    turnTo(attempt, 'stuck');
    await condition(() => attempt.settlement !== undefined);
    return;
  }
};

const turnTo = ({ progress }: Attempt, stage: CardStage, details: string = stage): void => {
  progress.stage = stage;
  show(details, stage === 'stuck');
};

const end = async (attempt: Attempt, result: CardResult): Promise<CardResult> => {
  attempt.progress.result = result;
  turnTo(attempt, 'ended', result);
  await condition(allHandlersFinished);
  return result;
};

const authorize = async (attemptId: number, startBy: string): Promise<CardOutcome> => {
  // Not `unheard`: an unknown attempt is withdrawn first, so that nothing can send it any more.
  if (Date.now() > Date.parse(startBy)) return { kind: 'unknown', code: 'tooLate' };
  return terminal.authorizeCard({ attemptId });
};

/** An activity without an answer may have sent its request. */
const unknownOutcome = (error: unknown): CardOutcome => {
  log.warn('the answer of the terminal is lost', { error });
  return { kind: 'unknown', code: 'lost' };
};

const recall = async (attemptId: number): Promise<CardOutcome> => {
  try {
    return await terminalMemory.recallCard({ attemptId });
  } catch {
    return { kind: 'unknown', code: 'away' };
  }
};

/** For a reversal, `notTaken` means that the money was given back, as requested. */
const outcomeBy = ({ settlement, direction }: Attempt): CardOutcome => {
  const isTaken = settlement?.outcome === 'taken';
  const isAsRequested = direction === 'take' ? isTaken : !isTaken;
  return isAsRequested ? { kind: 'booked', receipt: null } : { kind: 'refused', code: 'settled' };
};

const show = (stage: string, needsAttention: boolean): void => {
  upsertSearchAttributes([
    { key: searchKeys.stage, value: stage },
    { key: searchKeys.needsAttention, value: needsAttention },
  ]);
  setCurrentDetails(stage);
};
