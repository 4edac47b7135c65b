import { defineQuery } from '@temporalio/workflow';
import { workflowTaskTimeout } from '../kernel/timeouts.ts';
import { startAttributes } from '../searchAttributes.ts';

export const sendMailWorkflow = 'sendMail';
export function sendMailId(outgoingEmailId: number): string {
  return `mail-${outgoingEmailId}`;
}

export interface SendMailInput {
  readonly outgoingEmailId: number;
  /** Minutes after which the message is no longer useful. */
  readonly lifeMinutes: number;
}

/** The answer of a mail server that accepted a message. */
export interface TakenMail {
  readonly messageId: string;
  /** Refused addresses, each with the server's text; at least one other address was accepted. */
  readonly rejected: readonly string[];
  /** Whether a copy goes into the folder of sent mail of its account. */
  readonly isCopied?: boolean;
}

/** How a message ended: accepted by the mail server, or not, and why. */
export type MailOutcome =
  ({ readonly sent: true } & TakenMail) | { readonly sent: false; readonly reason: string };

export interface MailProgress {
  readonly outgoingEmailId: number;
  readonly outcome: MailOutcome | null;
}
export const mailProgress = defineQuery<MailProgress>('state');

export interface SendMailStart extends SendMailInput {
  readonly taskQueue: string;
  readonly link: string;
}

/** Options for starting; a second start has no effect. */
export function sendMailStart({ outgoingEmailId, lifeMinutes, taskQueue, link }: SendMailStart) {
  return {
    workflowId: sendMailId(outgoingEmailId),
    taskQueue,
    workflowTaskTimeout,
    args: [{ outgoingEmailId, lifeMinutes }] as [SendMailInput],
    workflowIdConflictPolicy: 'USE_EXISTING',
    workflowIdReusePolicy: 'REJECT_DUPLICATE',
    staticSummary: `E-mail ${outgoingEmailId}`,
    staticDetails: `[E-mail ${outgoingEmailId}](${link})`,
    memo: { link },
    typedSearchAttributes: startAttributes({
      area: 'mail',
      object: 'outgoingEmail',
      objectId: outgoingEmailId,
      stage: 'queued',
    }),
  } as const;
}
