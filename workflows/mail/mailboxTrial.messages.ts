import type { MailFault } from '#domain/mail/mailFault.ts';
import type { SenderRecord } from '#domain/mail/senderRecords.rules.ts';
import { workflowTaskTimeout } from '../kernel/timeouts.ts';
import { startAttributes } from '../searchAttributes.ts';

export const mailboxTrialWorkflow = 'mailboxTrial';

export interface MailboxTrialInput {
  readonly emailAccountId: number;
}

/** The result of a trial. */
export interface MailTrial {
  /** The step that failed; null if all of them succeeded. */
  readonly fault: MailFault | null;
  /** What the server or the network said when a step failed; null if nothing failed, or if neither was asked. */
  readonly words: string | null;
  /** How many folders the mailbox has; null if a step failed. */
  readonly folders: number | null;
  /** How many messages its inbox has; null if a step failed. */
  readonly messages: number | null;
  /** The DNS records (SPF, DKIM, DMARC) by which the domain of the account says who may send in its name. */
  readonly senders: readonly SenderRecord[];
}

/** Options for starting. @param requestId distinguishes trials; a repeated request gets the same answer */
export function mailboxTrialStart(emailAccountId: number, requestId: string, taskQueue: string) {
  return {
    workflowId: `mailboxTrial-${requestId}`,
    taskQueue,
    workflowTaskTimeout,
    workflowExecutionTimeout: '60 seconds',
    args: [{ emailAccountId }] as [MailboxTrialInput],
    workflowIdConflictPolicy: 'USE_EXISTING',
    staticSummary: 'The connection of an e-mail account is tried',
    typedSearchAttributes: startAttributes({
      area: 'mail',
      object: 'emailAccount',
      objectId: emailAccountId,
      stage: 'asking',
    }),
  } as const;
}
