import {
  ActivityCancellationType,
  allHandlersFinished,
  CancellationScope,
  condition,
  log,
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

/** No retries: after a lost answer the terminal is asked for the outcome, and the request is never sent again. */
const once = {
  startToCloseTimeout: '5 minutes',
  heartbeatTimeout: '15 seconds',
  retry: { maximumAttempts: 1 },
  cancellationType: ActivityCancellationType.WAIT_CANCELLATION_COMPLETED,
} as const;
const terminal = proxyActivities<Pick<CardTerminalPort, 'authorizeCard' | 'reverseCard'>>(once);
const memory = proxyActivities<Pick<CardTerminalPort, 'recallCard'>>({
  startToCloseTimeout: '30 seconds',
  retry: { maximumAttempts: 1 },
});

const askAgain = { firstMs: 3_000, longestMs: 60_000 };
/** If the outcome is unknown for so long, a person is notified. */
const patienceMs = 120_000;
const reversalRounds = 5;

/** One attempt to take a payment by card, until its outcome is known. */
export async function cardPayment({ attemptId, startBy }: CardPaymentInput): Promise<CardResult> {
  const progress: { -readonly [K in keyof CardProgress]: CardProgress[K] } = {
    attemptId,
    stage: 'authorizing',
    result: null,
  };
  let settlement: CardSettlement | undefined;
  let direction: 'take' | 'giveBack' = 'take';
  const authorizing = new CancellationScope();
  setHandler(cardProgress, () => progress);
  setHandler(cancelCardPayment, () => authorizing.cancel());
  setHandler(
    settleCardPayment,
    async (given) => {
      settlement = given;
      await condition(() => progress.stage !== 'stuck');
      return progress;
    },
    {
      validator: ({ outcome }) => {
        const fits = direction === 'take' || outcome === 'notTaken';
        if (progress.stage !== 'stuck' || settlement || !fits)
          throw refusalFailure({ code: 'payment_not_unknown', params: { stage: progress.stage } });
      },
    },
  );
  const turnTo = (stage: CardStage, details: string = stage): void => {
    progress.stage = stage;
    show(details, stage === 'stuck');
  };
  const end = async (result: CardResult): Promise<CardResult> => {
    progress.result = result;
    turnTo('ended', result);
    await condition(allHandlersFinished);
    return result;
  };

  /** Asks the terminal until it knows the outcome; if it cannot know it, waits for a person to say it. */
  const findOut = async (): Promise<CardOutcome> => {
    turnTo('asking');
    const since = Date.now();
    for (let waitMs = askAgain.firstMs; ; waitMs = Math.min(waitMs * 2, askAgain.longestMs)) {
      const told = await recall(attemptId);
      if (told.kind !== 'unknown') return told;
      if (progress.stage !== 'stuck' && (told.code === 'foreign' || Date.now() - since > patienceMs)) {
        await db.markCardUnknown({ key: keyOf('unknown'), attemptId, code: told.code });
        turnTo('stuck');
      }
      if (await condition(() => settlement !== undefined, waitMs)) return outcomeBy(settlement, direction);
    }
  };
  const takeSettlement = () => {
    const given = settlement;
    settlement = undefined;
    return given ? { settledBy: given.by, settledWhy: given.why } : {};
  };

  let outcome = await authorizing.run(() => authorize(attemptId, startBy)).catch(lost);
  if (outcome.kind === 'unknown') {
    const withdrawn = await db.withdrawCard({ key: keyOf('withdrawn'), attemptId });
    outcome = withdrawn ? { kind: 'unheard', code: outcome.code } : await findOut();
  }
  const { next } = await db.settleCard({ key: keyOf('settled'), attemptId, outcome, ...takeSettlement() });
  if (next === 'paid') return end('approved');
  if (next === 'free') return end(outcome.kind === 'refused' ? 'declined' : 'failed');

  direction = 'giveBack';
  turnTo('reversing');
  for (let round = 1; ; round += 1) {
    let back = await terminal.reverseCard({ attemptId, round }).catch(lost);
    if (back.kind === 'unknown') back = await findOut();
    if (back.kind === 'booked') break;
    log.warn('the terminal does not give the money back', { attemptId, round, back });
    if (round < reversalRounds) await sleep(askAgain.longestMs);
    else {
      await db.markCardUnknown({ key: keyOf('notReversed'), attemptId, code: back.code });
      turnTo('stuck');
      await condition(() => settlement !== undefined);
      break;
    }
  }
  await db.closeReversal({ key: keyOf('reversed'), attemptId, ...takeSettlement() });
  return end('reversed');
}

const authorize = async (attemptId: number, startBy: string): Promise<CardOutcome> => {
  if (Date.now() > Date.parse(startBy)) return { kind: 'unknown', code: 'tooLate' };
  return terminal.authorizeCard({ attemptId });
};

/** An activity without an answer may have sent its request. */
const lost = (error: unknown): CardOutcome => {
  log.warn('the answer of the terminal is lost', { error });
  return { kind: 'unknown', code: 'lost' };
};

const recall = async (attemptId: number): Promise<CardOutcome> => {
  try {
    return await memory.recallCard({ attemptId });
  } catch {
    return { kind: 'unknown', code: 'away' };
  }
};

/** For a reversal, a transaction without money means that the money was given back, as requested. */
const outcomeBy = (settlement: CardSettlement | undefined, direction: 'take' | 'giveBack'): CardOutcome =>
  (settlement?.outcome === 'taken') === (direction === 'take')
    ? { kind: 'booked', receipt: null }
    : { kind: 'refused', code: 'settled' };

const show = (stage: string, needsAttention: boolean): void => {
  upsertSearchAttributes([
    { key: searchKeys.stage, value: stage },
    { key: searchKeys.needsAttention, value: needsAttention },
  ]);
  setCurrentDetails(stage);
};
