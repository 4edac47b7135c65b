import { defineQuery, defineUpdate } from '@temporalio/workflow';
import { workflowTaskTimeout } from '../kernel/timeouts.ts';
import { startAttributes } from '../searchAttributes.ts';

export const sendMailWorkflow = 'sendMail';
/** @param attempt how often the message was taken back before: each sending has a workflow of its own */
export function sendMailId(outgoingEmailId: number, attempt = 0): string {
  return attempt === 0 ? `mail-${outgoingEmailId}` : `mail-${outgoingEmailId}-${attempt}`;
}

export interface SendMailInput {
  readonly outgoingEmailId: number;
  /** Minutes after which the message is no longer useful. */
  readonly lifeMinutes: number;
  /** The message is not sent before this moment, ISO in UTC; until then it can be taken back. Absent if it is sent at once. */
  readonly sendAt?: string;
}

/** A recipient whom a mail server does not accept now but may accept later, and the server's words about it. */
export interface DeferredRecipient {
  readonly address: string;
  readonly words: string;
}

/** The answer of a mail server that accepted a message. */
export interface TakenMail {
  readonly messageId: string;
  /** What the server said of each address that it refused for good; at least one other address was accepted. */
  readonly rejected: readonly string[];
  /** Addresses that the server did not accept now but may accept later. */
  readonly deferred?: readonly DeferredRecipient[];
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

/** Takes back a message that is not being sent yet, so that it is a draft again. @throws message_gone_out */
export const withdrawMail = defineUpdate<MailProgress, [{ readonly by: number | null }]>('withdraw');
/** Chooses another moment for a message that is not being sent yet. @throws message_gone_out */
export const postponeMail = defineUpdate<MailProgress, [{ readonly sendAt: string }]>('postpone');

export interface SendMailStart extends SendMailInput {
  readonly attempt?: number;
  readonly taskQueue: string;
  readonly link: string;
}

/** Options for starting: a second start joins the running workflow; after its end Temporal rejects it. */
export function sendMailStart(start: SendMailStart) {
  const { outgoingEmailId, lifeMinutes, sendAt, attempt, taskQueue, link } = start;
  return {
    workflowId: sendMailId(outgoingEmailId, attempt),
    taskQueue,
    workflowTaskTimeout,
    args: [{ outgoingEmailId, lifeMinutes, ...(sendAt ? { sendAt } : {}) }] as [SendMailInput],
    workflowIdConflictPolicy: 'USE_EXISTING',
    workflowIdReusePolicy: 'REJECT_DUPLICATE',
    staticSummary: `E-mail ${outgoingEmailId}`,
    staticDetails: `[E-mail ${outgoingEmailId}](${link})`,
    memo: { link },
    typedSearchAttributes: startAttributes({
      area: 'mail',
      object: 'outgoingEmail',
      objectId: outgoingEmailId,
      stage: sendAt ? 'waiting' : 'queued',
    }),
  } as const;
}
