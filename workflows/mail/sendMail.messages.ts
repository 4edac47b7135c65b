import { defineQuery } from '@temporalio/workflow';
import { workflowTaskTimeout } from '../kernel/timeouts.ts';
import { startAttributes } from '../searchAttributes.ts';

export const sendMailWorkflow = 'sendMail';
export const sendMailId = (outgoingEmailId: number): string => `mail-${outgoingEmailId}`;

export interface SendMailInput {
  readonly outgoingEmailId: number;
  /** Minutes after which the message would be of no use any more. */
  readonly lifeMinutes: number;
}

/** What the mail server took. */
export interface TakenMail {
  readonly messageId: string;
  /** Addresses that it would not take, each with its words; somebody else did get the message. */
  readonly rejected: readonly string[];
}

/** How a message ended: taken by the mail server, or not, and why. */
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

/** Options for starting; started twice, the first stands. */
export const sendMailStart = ({ outgoingEmailId, lifeMinutes, taskQueue, link }: SendMailStart) =>
  ({
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
  }) as const;
