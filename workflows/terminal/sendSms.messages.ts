import { defineQuery, defineSignal } from '@temporalio/workflow';
import { workflowTaskTimeout } from '../kernel/timeouts.ts';
import { startAttributes } from '../searchAttributes.ts';

export const sendSmsWorkflow = 'sendSms';
export const sendSmsId = (outgoingSmsId: number): string => `sms-${outgoingSmsId}`;

export interface SendSmsInput {
  readonly outgoingSmsId: number;
  /** Minutes after which nobody would act on the message any more. */
  readonly lifeMinutes?: number;
}

/** How a message ended. `unknown`: it was sent, and its life ended without a receipt. */
export type SmsOutcome = 'delivered' | 'undelivered' | 'unknown' | 'givenUp';

/** What the provider reports about one recipient's message, as a signal of the API. */
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

/** Our id of one recipient's message, given to the provider so that it refuses a second one; receipts bring it back. */
export const smsIdx = (outgoingSmsId: number, recipientId: number): string =>
  `${sendSmsId(outgoingSmsId)}-${recipientId}`;
/** The way back from `smsIdx`; nothing for an id that is not ours. */
export const outgoingSmsOf = (idx: string): number | undefined => {
  const found = /^sms-(\d+)-\d+$/.exec(idx);
  return found ? Number(found[1]) : undefined;
};

/**
 * Where the provider reports to, under `/api`. Only who was handed a message knows the address, so that nobody else
 * can say what became of it.
 */
export const smsReceiptPath = (secrets: { proofOf(use: string): string }): string =>
  `/sms/receipt/${secrets.proofOf('sms receipt')}`;

export interface SendSmsStart {
  readonly outgoingSmsId: number;
  readonly numberStr: string;
  readonly taskQueue: string;
  readonly link: string;
}

/** Options for starting; started twice, the first stands. */
export const sendSmsStart = ({ outgoingSmsId, numberStr, taskQueue, link }: SendSmsStart) =>
  ({
    workflowId: sendSmsId(outgoingSmsId),
    taskQueue,
    workflowTaskTimeout,
    args: [{ outgoingSmsId }] as [SendSmsInput],
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
  }) as const;
