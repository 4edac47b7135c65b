import { defineQuery, defineSignal } from '@temporalio/workflow';
import { workflowTaskTimeout } from '../kernel/timeouts.ts';
import { startAttributes } from '../searchAttributes.ts';

export const sendSmsWorkflow = 'sendSms';
export function sendSmsId(outgoingSmsId: number): string {
  return `sms-${outgoingSmsId}`;
}

export interface SendSmsInput {
  readonly outgoingSmsId: number;
  /** Minutes after which the message would be of no use; the workflow has a usual time if it is absent. */
  readonly lifeMinutes?: number;
  /** The last moment at which the provider may take the message, if that is before the end of its life; ISO in UTC. */
  readonly sendBy?: string;
}

/**
 * The outcome of a message. `unknown`: it was sent, but no receipt came within its lifetime. `givenUp`: it could not be sent in
 * time.
 */
export type SmsOutcome = 'delivered' | 'undelivered' | 'unknown' | 'givenUp';

/** The provider's report about one recipient's message; the API sends it as a signal. */
export interface SmsReceipt {
  /** The provider's own id of the message. */
  readonly providerId: string;
  readonly status: 'delivered' | 'undelivered' | 'onTheWay';
}
export const smsReceipt = defineSignal<[SmsReceipt]>('receipt');

export interface SmsProgress {
  readonly outgoingSmsId: number;
  readonly sent: boolean;
  readonly outcome: SmsOutcome | null;
}
export const smsProgress = defineQuery<SmsProgress>('state');

/** Our id of one recipient's message: the provider refuses a second message with it, and receipts contain it. */
export function smsIdx(outgoingSmsId: number, recipientId: number): string {
  return `${sendSmsId(outgoingSmsId)}-${recipientId}`;
}
/** The inverse of `smsIdx`; undefined for an id that is not ours. */
export function outgoingSmsOf(idx: string): number | undefined {
  const found = /^sms-(\d+)-\d+$/.exec(idx);
  return found ? Number(found[1]) : undefined;
}

/** The address for the provider's reports, under `/api`. Only the provider knows it, so that nobody else can report. */
export function smsReceiptPath(secrets: { proofOf(use: string): string }): string {
  return `/sms/receipt/${secrets.proofOf('sms receipt')}`;
}

export interface SendSmsStart {
  readonly outgoingSmsId: number;
  readonly numberStr: string;
  readonly sendBy?: string;
  readonly taskQueue: string;
  readonly link: string;
}

/** Options for starting: a second start joins the running workflow; after its end Temporal rejects it. */
export function sendSmsStart({ outgoingSmsId, numberStr, sendBy, taskQueue, link }: SendSmsStart) {
  return {
    workflowId: sendSmsId(outgoingSmsId),
    taskQueue,
    workflowTaskTimeout,
    args: [{ outgoingSmsId, ...(sendBy === undefined ? {} : { sendBy }) }] as [SendSmsInput],
    workflowIdConflictPolicy: 'USE_EXISTING',
    workflowIdReusePolicy: 'REJECT_DUPLICATE',
    staticSummary: `SMS ${numberStr}`,
    staticDetails: `[SMS ${numberStr}](${link})`,
    memo: { link },
    typedSearchAttributes: startAttributes({
      area: 'terminal',
      object: 'outgoingSms',
      objectId: outgoingSmsId,
      number: numberStr,
      stage: 'queued',
    }),
  } as const;
}
