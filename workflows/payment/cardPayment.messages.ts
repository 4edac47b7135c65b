import { defineQuery, defineSignal, defineUpdate } from '@temporalio/workflow';
import { workflowTaskTimeout } from '../kernel/timeouts.ts';
import { startAttributes } from '../searchAttributes.ts';

export const cardPaymentWorkflow = 'cardPayment';
export function cardPaymentId(attemptId: number): string {
  return `cardPayment-${attemptId}`;
}

export interface CardPaymentInput {
  readonly attemptId: number;
  /** ISO 8601. After this time the driver has gone, and the card terminal is not asked to take the money any more. */
  readonly startBy: string;
}

/**
 * How an attempt ended. `failed`: no money was taken, and the card was not refused; `reversed`: the money was given back,
 * because the debt was paid in another way meanwhile.
 */
export type CardResult = 'approved' | 'declined' | 'failed' | 'reversed';

/** The driver cancels the card payment. What the terminal has booked by then stays booked. */
export const cancelCardPayment = defineSignal('cancel');

/** What a person has read on the slips of the card terminal, if the card terminal does not say it. `by`: the id of the user. */
export interface CardSettlement {
  readonly outcome: 'taken' | 'notTaken';
  readonly by: number;
  readonly why: string;
}
/** Refused with `payment_not_unknown` while the workflow itself can still find out the outcome. After its end it is not found. */
export const settleCardPayment = defineUpdate<CardProgress, [CardSettlement]>('settle');

export interface CardProgress {
  readonly attemptId: number;
  readonly stage: CardStage;
  readonly result: CardResult | null;
}
/**
 * `authorizing`: the card terminal is asked to take the money; `asking`: its outcome is not known and the card terminal is
 * asked for it; `stuck`: a person must say the outcome; `reversing`: the card terminal gives the money back; `ended`: `result`
 * says how.
 */
export type CardStage = 'authorizing' | 'asking' | 'stuck' | 'reversing' | 'ended';
export const cardProgress = defineQuery<CardProgress>('state');

export interface CardPaymentStart {
  readonly attemptId: number;
  readonly startBy: string;
  readonly numberStr: string;
  readonly taskQueue: string;
  readonly link: string;
}

/** Options for starting: a second start joins the running workflow; after the end of the workflow Temporal rejects a start. */
export function cardPaymentStart({ attemptId, startBy, numberStr, taskQueue, link }: CardPaymentStart) {
  return {
    workflowId: cardPaymentId(attemptId),
    taskQueue,
    workflowTaskTimeout,
    args: [{ attemptId, startBy }] as [CardPaymentInput],
    workflowIdConflictPolicy: 'USE_EXISTING',
    workflowIdReusePolicy: 'REJECT_DUPLICATE',
    staticSummary: `Card ${numberStr}`,
    staticDetails: `[${numberStr}](${link})`,
    memo: { link },
    typedSearchAttributes: startAttributes({
      area: 'terminal',
      object: 'cardPayment',
      objectId: attemptId,
      number: numberStr,
      stage: 'authorizing',
    }),
  } as const;
}
